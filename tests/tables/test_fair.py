"""The fair deal: its sums, and every way of cheating at them."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from parlour.games.game import NoSuch
from parlour.tables import fair
from parlour.tables.fair.proof import verify
from parlour.tables.mistakes import BadRecord, NotNow, Unreadable
from parlour.tables.record import read, write
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.tables.company import one_person, opened, play_on
from tests.tables.pocket_game import GAME


def finished(secret: bytes = bytes(range(32)), words: bool = True) -> str:
    table = Table(GAME, one_person(3), Start(secret=secret))
    if words:
        table.add_words(0, "seven  swans")
    play_on(table, seed=11)
    return write(table.record)


def proved(text: str) -> str:
    return str(verify(read(text), lambda name: GAME))


def test_the_construction_is_the_documented_one() -> None:
    """Done again here with nothing but hashes, from the words of the documentation."""
    root = bytes(range(32))
    text = finished(root)
    says = b"parlour fair deal 1, secret of round 2"
    secret = hmac.new(root, says, hashlib.sha256).digest()
    assert f"secret 2: {secret.hex()}\n" in text
    name = b"parlour fair deal 1, pocket, round 2"
    promise = hashlib.sha256(name + b"\n" + secret).hexdigest()
    assert f"commitment 2: {promise}\n" in text
    key = hmac.new(secret, name + b"\n0: seven swans", hashlib.sha256).digest()
    words: list[int] = []
    for block in range(8):
        made = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
        words += [int.from_bytes(made[i : i + 8], "big") for i in range(0, 32, 8)]
    pack = list(range(9))
    for last in range(8, 0, -1):
        n = last + 1
        word = words.pop(0)
        while word >= 2**64 - 2**64 % n:
            word = words.pop(0)
        pack[last], pack[word % n] = pack[word % n], pack[last]
    line = " ".join(f"P{card + 1}" for card in pack)
    assert text.count(f"pack: {line}\n") == 1


def test_the_promise_comes_first_and_the_proof_after_the_round() -> None:
    table = Table(GAME, one_person(2), Start(secret=bytes(32)))
    promised = table.view(None).fair
    assert promised is not None
    assert promised.secret == ""
    table.advance()
    now = table.view(0).fair
    assert now is not None
    assert (now.commitment, now.secret, now.next) == (promised.commitment, "", "")
    while not table.due():
        play_on(table, seed=1, most=1)
    after = table.view(0).fair
    assert after is not None
    assert after.commitment == promised.commitment
    assert fair.commitment("pocket", 1, bytes.fromhex(after.secret)) == after.commitment
    assert after.next
    table.advance()
    later = table.view(0).fair
    assert later is not None
    assert later.commitment == after.next


def test_no_secret_is_in_a_view_before_its_round_is_over() -> None:
    table = Table(GAME, one_person(2), Start(secret=bytes(range(32))))
    second = fair.secret_of_round(table.secret, 2).hex()
    while not table.over:
        play_on(table, seed=1, most=1)
        shown = str([table.view(seat) for seat in (0, 1, None)])
        assert table.secret.hex() not in shown
        assert second not in shown or table.over
        if table.view(0).round < 2:
            assert second not in shown


def test_honest_records_are_proved() -> None:
    assert proved(finished()).startswith("Rounds proved fair: 1, 2; 2 packs and")
    assert proved(finished(words=False)).startswith("Rounds proved fair: 1, 2")


def test_a_game_broken_off_is_proved_as_far_as_it_goes() -> None:
    table = Table(GAME, one_person(2), Start(secret=bytes(32)))
    while table.view(0).round < 2:
        play_on(table, seed=3, most=1)
        table.advance()
    play_on(table, seed=3, most=2)
    proof = verify(read(write(table.record)), lambda name: GAME)
    assert (proof.proved, proof.unproved) == ([1], [2])
    assert "untold: 2" in str(proof)


def test_a_known_deal_is_marked_and_proved() -> None:
    table = opened(deal="4711", company=one_person)
    assert table.view(0).known_deal == "4711"
    assert table.view(0).fair is None
    play_on(table, seed=2)
    text = write(table.record)
    assert "commitment" not in text
    assert "secret" not in text
    assert proved(text).startswith("A known deal, 4711: 2 packs")
    same = opened(deal="4711", company=one_person)
    assert same.journal == table.journal[:1]
    with pytest.raises(BadRecord, match="not the pack"):
        proved(text.replace("deal: 4711", "deal: 4712").replace(" by lot", ""))


def swapped_cards(text: str, kind: str) -> str:
    """The first line of a kind with its last two cards changed about."""
    line = next(x for x in text.splitlines() if x.startswith(kind))
    parts = line.split()
    parts[-1], parts[-2] = parts[-2], parts[-1]
    return text.replace(line, " ".join(parts), 1)


def line_of(text: str, kind: str, place: int = 0) -> int:
    return [n for n, x in enumerate(text.splitlines(), 1) if x.startswith(kind)][place]


def spoiled_digit(text: str, kind: str) -> str:
    line = next(x for x in text.splitlines() if x.startswith(kind))
    last = "0" if line[-1] != "0" else "1"
    return text.replace(line, line[:-1] + last, 1)


def without(text: str, *kinds: str) -> str:
    return "".join(x + "\n" for x in text.splitlines() if not x.startswith(kinds))


def first(text: str, kind: str) -> str:
    return next(x for x in text.splitlines() if x.startswith(kind))


HONEST = finished()
SECRET_1, SECRET_2 = first(HONEST, "secret 1"), first(HONEST, "secret 2")
NEVER_PLAYED = (
    f"commitment 3: {fair.commitment('pocket', 3, bytes(32))}\nsecret 3: {bytes(32).hex()}\nresult:"
)
TAMPERED = [
    (spoiled_digit(HONEST, "secret 1"), "secret 1", "not the secret promised for round 1"),
    (spoiled_digit(HONEST, "commitment 2"), "secret 2", "not the secret promised for round 2"),
    (
        HONEST.replace(SECRET_1, SECRET_1[:10] + SECRET_2[10:]),
        "secret 1",
        "not the secret promised for round 1",
    ),
    (
        HONEST.replace("seven swans", "seven swine").replace(" by lot", ""),
        "pack",
        "not the pack",
    ),
    (without(HONEST, "commitment 2"), "secret 2", "never promised"),
    (without(HONEST, "commitment", "secret"), "pack", "without a promise"),
    (
        without(HONEST, "secret 1").replace("pack:", f"{SECRET_1}\npack:", 1),
        "secret 1",
        "told before the round",
    ),
    (HONEST.replace("result:", NEVER_PLAYED), "secret 3", "never played"),
    (HONEST.replace(SECRET_1, f"{SECRET_1}\n{SECRET_1}"), "", "has a secret already"),
]


@pytest.mark.parametrize(("text", "at", "says"), TAMPERED)
def test_every_tampering_is_found(text: str, at: str, says: str) -> None:
    assert text != HONEST
    with pytest.raises(BadRecord, match=says) as caught:
        proved(text)
    if at:
        assert caught.value.line == line_of(text, at)


def test_another_pack_another_draw_and_another_dealer_are_found() -> None:
    for seed in range(40):
        table = Table(GAME, one_person(3), Start({"rounds": 1}, secret=bytes([seed]) * 32))
        table.advance()
        if 9 in (table.ask(table.asked()[0])[1]) and len(table.asked()) == 1:
            table.play_code(table.asked()[0], 9)
            break
    play_on(table, seed=1)
    text = write(table.record)
    assert "1 packs and 2 blind draws" in proved(text) or "blind draws" in proved(text)
    drawn = next(x for x in text.splitlines() if x.startswith("* draw"))
    found = 0
    for card in range(1, 10):
        forged = text.replace(drawn, f"* draw P{card}", 1)
        if forged != text:
            with pytest.raises(BadRecord):
                proved(forged)
            found += 1
    assert found == 8
    with pytest.raises(BadRecord):
        proved(swapped_cards(text, "pack:"))
    dealer = table.record.dealer
    with pytest.raises(BadRecord):
        proved(text.replace(f"dealer: {dealer} by lot", f"dealer: {(dealer + 1) % 3} by lot"))


def test_words_are_taken_before_the_deal_only_and_written_in_one_line() -> None:
    table = Table(GAME, one_person(2), Start(secret=bytes(32)))
    with pytest.raises(Unreadable):
        table.add_words(0, "   ")
    with pytest.raises(Unreadable):
        table.add_words(0, "x" * 81)
    with pytest.raises(NoSuch):
        table.add_words(2, "late guest")
    table.add_words(0, "two\nlines")
    table.advance()
    with pytest.raises(NotNow):
        table.add_words(0, "too late")
    assert "words 0: two lines\n" in write(table.record)
    other = Table(GAME, one_person(2), Start(secret=bytes(32)))
    other.advance()
    packs = [[e.text for e in t.record.entries if e.kind == "pack"] for t in (table, other)]
    assert packs[0] != packs[1]


def test_numbers_below_n_are_even() -> None:
    stream = fair.Stream("pocket", 1, bytes(32), {})
    counts = Counter(stream.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    # Six hundred is more than six standard deviations of a fair count.
    assert all(abs(counts[n] - 10_000) < 600 for n in range(6))
    assert {stream.below(1) for _ in range(10)} == {0}


@pytest.mark.by_lot("only the length of a fresh root is looked at")
def test_deals_have_names() -> None:
    assert fair.root_of_deal("7") == fair.root_of_deal("007")
    assert fair.root_of_deal("7") != fair.root_of_deal("8")
    assert fair.root_of_deal("ab" * 32) == bytes.fromhex("ab" * 32)
    for bad in ("", "seven", "1" * 19, "-1", "٣", "AB" * 32):
        with pytest.raises(NoSuch):
            fair.root_of_deal(bad)
    assert len(fair.fresh_root()) == 32
    assert fair.fresh_root() != fair.fresh_root()
