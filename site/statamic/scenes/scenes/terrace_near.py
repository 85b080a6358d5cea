"""Close-ups on the terrace. They have their own file, so a new camera here does not invalidate the large images of the terrace."""

from lantern import cameras, furniture
from scenes import terrace


def table():
    """Maan and a book on the cast stone."""
    terrace.set_of_terrace(True)
    cameras.look((0.98, -1.85, 0.82), (0.55, 0.05, 0.55), 46, 3.5, (0.52, 0.0, 0.5))
    terrace.light(True)


def two_seater():
    """Berm for two before the wall, the standing lamp beside it, by day."""
    terrace.set_of_terrace(False)
    furniture.berm((-0.86, 0.30, 0), 0.28, furniture.MOSS_WOOL, furniture.WOOL, wide=1.36)
    cameras.look((0.25, -3.2, 0.95), (-0.46, 0.40, 0.60), 46, 5.0, (-0.7, 0.2, 0.5))
    terrace.light(False)


SHOTS = {"table": table, "two-seater": two_seater}
