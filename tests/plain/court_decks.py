"""Packs of two-handed Court in dealing order, and plays from them, used in several tests."""

TIE_DECK = (
    "R-Standard G-Esquire K-Royal R-Crown K-Esquire B-Royal R-Esquire G-Royal G-Jester "
    "K-Jester B-Jester R-Jester K-Knight B-Esquire G-Standard K-Crown G-Crown G-Knight "
    "K-Standard R-Knight B-Knight B-Crown R-Royal B-Standard"
)
PENDING_DECK = (
    "K-Knight R-Esquire G-Crown R-Knight B-Standard K-Jester B-Crown B-Esquire B-Royal "
    "R-Crown B-Knight B-Jester R-Jester K-Royal K-Esquire R-Royal G-Knight R-Standard "
    "G-Royal G-Jester K-Crown G-Standard G-Esquire K-Standard"
)
EARLY_CLOSE_DECK = (
    "K-Jester K-Crown K-Knight R-Standard B-Standard K-Standard K-Royal G-Knight B-Crown "
    "G-Crown K-Esquire B-Jester G-Esquire R-Jester G-Royal R-Crown R-Knight R-Royal "
    "G-Standard B-Royal G-Jester R-Esquire B-Esquire B-Knight"
)
LATER_CLOSE_DECK = (
    "K-Knight G-Royal B-Crown K-Crown B-Knight R-Knight G-Knight B-Esquire G-Crown "
    "B-Royal K-Royal G-Jester R-Crown R-Royal R-Jester R-Standard G-Esquire B-Jester "
    "K-Esquire G-Standard R-Esquire B-Standard K-Jester K-Standard"
)
GOOD_CLOSE_DECK = (
    "R-Standard G-Crown B-Crown G-Standard K-Standard R-Esquire B-Standard B-Knight "
    "K-Knight R-Crown K-Jester R-Royal B-Royal B-Esquire B-Jester G-Knight K-Esquire "
    "K-Crown G-Jester G-Esquire K-Royal R-Jester R-Knight G-Royal"
)
UNMADE_DECK = (
    "R-Knight G-Royal R-Standard B-Standard B-Royal K-Knight B-Esquire R-Royal K-Crown "
    "R-Esquire R-Jester B-Jester G-Esquire G-Standard R-Crown G-Crown K-Royal K-Esquire "
    "B-Crown K-Standard G-Jester K-Jester G-Knight B-Knight"
)
LAST_TEN_DECK = (
    "B-Royal B-Standard R-Standard R-Esquire K-Jester B-Crown K-Knight R-Knight R-Royal "
    "K-Standard G-Esquire G-Standard K-Crown B-Knight G-Jester R-Crown G-Knight B-Esquire "
    "G-Crown B-Jester R-Jester K-Esquire G-Royal K-Royal"
)
DEALERS_FOUR_DECK = (
    "G-Crown G-Royal G-Knight K-Crown K-Royal B-Jester G-Esquire G-Standard G-Jester "
    "K-Knight K-Esquire R-Jester K-Jester B-Crown B-Royal B-Knight B-Esquire B-Standard "
    "R-Crown R-Royal R-Knight R-Esquire R-Standard K-Standard"
)
# Twelve couplets from UNMADE_DECK in which neither player makes sixty.
UNMADE_SCRIPT = (
    "0:K-Crown 1:B-Jester 0:R-Standard 1:R-Crown 1:G-Crown 0:B-Esquire 1:R-Jester "
    "0:G-Standard 0:K-Royal 1:exchange 1:G-Esquire 1:K-Jester 0:B-Crown 1:K-Knight "
    "0:K-Standard 1:B-Standard 0:G-Jester 0:G-Knight 1:K-Esquire 0:G-Royal 1:R-Esquire "
    "0:R-Knight 1:B-Royal 0:R-Royal 1:B-Knight"
)
# Twelve couplets from TIE_DECK that end level, nobody speaking.
TIE_SCRIPT = (
    "0:G-Jester 1:R-Jester 0:R-Standard 1:R-Crown 1:exchange 1:B-Jester 0:G-Royal 1:G-Standard "
    "0:G-Crown 0:G-Esquire 1:B-Knight 0:B-Esquire 1:B-Royal 1:R-Royal 0:R-Esquire 1:B-Standard "
    "0:B-Crown 0:K-Standard 1:K-Knight 1:K-Crown 0:K-Jester 1:K-Esquire 0:K-Royal 0:R-Knight "
    "1:G-Knight"
)
