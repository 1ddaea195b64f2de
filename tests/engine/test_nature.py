"""The fair stream of draws, and the quick one."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from corro.engine.nature import Dice, FairChance, commitment, key_of

KEY = bytes(range(32))
HALF = 1 << 63
WHOLE = 1 << 64


def word(number: int) -> int:
    """A word of the stream of KEY, from its definition."""
    block = hmac.new(KEY, (number // 4).to_bytes(8, "big"), hashlib.sha256).digest()
    return int.from_bytes(block[8 * (number % 4) :][:8], "big")


def chi_square(counts: list[int], draws: int) -> float:
    expected = draws / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_each_draw_is_the_next_word_of_the_stream_modulo_the_count() -> None:
    chance = FairChance(KEY, 0)
    assert [chance.below(52) for _ in range(10)] == [word(number) % 52 for number in range(10)]
    assert chance.counter == 10


def test_the_stream_is_the_same_on_every_machine() -> None:
    chance = FairChance(KEY, 0)
    assert [chance.below(100) for _ in range(8)] == [5, 0, 41, 69, 39, 58, 43, 56]


@pytest.mark.parametrize("used", range(10))
def test_the_stream_goes_on_from_any_counter(used: int) -> None:
    chance = FairChance(KEY, used)
    assert [chance.below(1000) for _ in range(6)] == [word(used + number) % 1000 for number in range(6)]


def test_a_copy_goes_on_by_itself() -> None:
    chance = FairChance(KEY, 0)
    chance.below(6)
    twin = chance.copy()
    ahead = [chance.below(1000) for _ in range(9)]
    assert [twin.below(1000) for _ in range(9)] == ahead


def test_words_beyond_the_largest_multiple_are_passed_over() -> None:
    chance = FairChance(KEY, 0)
    drawn = [chance.below(HALF + 1) for _ in range(20)]
    words = [word(number) for number in range(chance.counter)]
    assert drawn == [found for found in words if found < HALF + 1]
    assert chance.counter > len(drawn)
    assert words[-1] < HALF + 1


def test_no_word_is_passed_over_where_the_count_divides_all_words() -> None:
    chance = FairChance(KEY, 0)
    assert [chance.below(WHOLE) for _ in range(5)] == [word(number) for number in range(5)]
    assert [chance.below(HALF) for _ in range(5)] == [word(number) % HALF for number in range(5, 10)]


def test_the_only_word_beyond_the_largest_multiple_is_the_last() -> None:
    assert WHOLE % 3 == 1
    chance = FairChance(KEY, 0)
    assert [chance.below(WHOLE - 1) for _ in range(5)] == [word(number) for number in range(5)]


def test_a_draw_of_one_uses_a_word_too() -> None:
    chance = FairChance(KEY, 0)
    assert chance.below(1) == 0
    assert chance.counter == 1


@pytest.mark.parametrize("count", [6, 52, 81])
def test_a_million_draws_are_spread_evenly(count: int) -> None:
    draws = 1_000_000
    chance = FairChance(key_of(count), 0)
    counts = [0] * count
    for _ in range(draws):
        counts[chance.below(count)] += 1
    freedom = count - 1
    assert abs(chi_square(counts, draws) - freedom) < 4 * (2 * freedom) ** 0.5


def test_the_next_draw_does_not_follow_from_the_last() -> None:
    draws = 60_000
    chance = FairChance(key_of(1), 0)
    pairs = [0] * 36
    for _ in range(draws):
        pairs[6 * chance.below(6) + chance.below(6)] += 1
    assert abs(chi_square(pairs, draws) - 35) < 4 * 70**0.5


@pytest.mark.parametrize("count", [2, 6, 81])
def test_dice_are_roughly_even(count: int) -> None:
    dice = Dice(count)
    draws = 40_000
    counts = [0] * count
    for _ in range(draws):
        counts[dice.below(count)] += 1
    assert chi_square(counts, draws) < count + 8 * count**0.5


@pytest.mark.parametrize("seed", [0, -1, 1 << 70, -(1 << 70)])
def test_dice_take_any_seed_and_repeat_themselves(seed: int) -> None:
    one, other = Dice(seed), Dice(seed)
    rolls = [one.below(6) for _ in range(50)]
    assert rolls == [other.below(6) for _ in range(50)]
    assert set(rolls) == set(range(6))


def test_a_key_is_the_hash_of_the_seed_with_its_kind() -> None:
    assert key_of(255) == hashlib.sha256(b"int:ff").digest()
    assert key_of(-255) == hashlib.sha256(b"int:-ff").digest()
    assert key_of(b"\xff") == hashlib.sha256(b"bytes:\xff").digest()


def test_no_two_seeds_share_a_key() -> None:
    seeds: list[int | bytes] = [0, 7, -7, 10**5000, 10**5000 + 1, -(10**5000), b"", b"7", b"\x07", b"int:7", b"bytes:7"]
    assert len({key_of(seed) for seed in seeds}) == len(seeds)


def test_the_commitment_is_the_hash_of_the_key() -> None:
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()
