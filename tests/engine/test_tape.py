"""A list whose copies share their past."""

from __future__ import annotations

import random

from corro.engine.tape import Tape


def test_what_is_written_can_be_read_from_any_place() -> None:
    tape: Tape[int] = Tape([], 0)
    tape.append(1)
    tape.extend([2, 3])
    assert (tape.length, tape.since(0), tape.since(2), tape.since(3), tape.at(1)) == (3, [1, 2, 3], [3], [], 2)


def test_copies_write_on_by_themselves() -> None:
    tape = Tape([1, 2], 2)
    one, other = tape.copy(), tape.copy()
    one.append(3)
    other.extend([4, 5])
    tape.append(6)
    assert (tape.since(0), one.since(0), other.since(0)) == ([1, 2, 6], [1, 2, 3], [1, 2, 4, 5])


def test_what_is_cut_off_stays_with_the_copies() -> None:
    tape = Tape([1, 2, 3], 3)
    twin = tape.copy()
    tape.cut(1)
    tape.append(9)
    assert (tape.since(0), twin.since(0)) == ([1, 9], [1, 2, 3])


def test_a_tape_that_was_cut_is_not_lengthened_by_its_copy() -> None:
    tape = Tape([1, 2, 3], 3)
    twin = tape.copy()
    tape.cut(2)
    twin.append(4)
    assert (tape.since(0), twin.since(0)) == ([1, 2], [1, 2, 3, 4])


def test_the_first_to_write_takes_no_list_of_its_own() -> None:
    items = [1]
    tape = Tape(items, 1)
    tape.copy().append(2)
    assert items == [1, 2]
    assert tape.since(0) == [1]


def test_any_mix_of_copies_cuts_and_writing_is_as_with_plain_lists() -> None:
    rng = random.Random(5)
    tapes: list[tuple[Tape[int], list[int]]] = [(Tape([], 0), [])]
    for number in range(3000):
        tape, plain = rng.choice(tapes)
        action = rng.randrange(4)
        if action == 0 and len(tapes) < 12:
            tapes.append((tape.copy(), plain.copy()))
        elif action == 1:
            length = rng.randint(len(plain) // 2, len(plain))
            tape.cut(length)
            del plain[length:]
        elif action == 2:
            tape.append(number)
            plain.append(number)
        else:
            tape.extend([number, -number])
            plain.extend([number, -number])
        assert all(written.since(0) == wanted for written, wanted in tapes)
