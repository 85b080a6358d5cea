"""Props: books, glasses, cups, blankets and cushions."""

from math import pi

from .glass import clear
from .materials import ceramic, cloth, steel
from .nodes import linear, material
from .shapes import assembled, box, disc, turned
from .soft import cushion, pad, throw


def pages():
    made, tree, surface = material("pages")
    lines = tree.noise(tree.stretched((0.5, 0.5, 900)), 3, 2)
    tree.put(surface.inputs["Base Color"], tree.ramp(lines, [(0.3, linear("#cdbf9f")), (0.7, linear("#efe6d2"))]))
    surface.inputs["Roughness"].default_value = 0.9
    return made


def book(at=(0, 0, 0), turn=0.4, colour="#6d3020", size=(0.135, 0.205, 0.021)):
    """A clothbound book lying on its back."""
    wide, tall, thick = size
    boards = cloth(colour, "linen")
    parts = [
        box("pages", (wide - 0.006, tall - 0.008, thick - 0.006), (0.001, 0, thick / 2), pages(), 0.001),
        box("back board", (wide, tall, 0.003), (0, 0, 0.0015), boards, 0.001),
        box("front board", (wide, tall, 0.003), (0, 0, thick - 0.0015), boards, 0.001),
        box("spine", (0.003, tall, thick), (-wide / 2, 0, thick / 2), boards, 0.001),
    ]
    return assembled("book", parts, at, turn)


def tumbler(at=(0, 0, 0), full=0.45, drink="#c97a2a"):
    """A small glass, 9 cm, with something in it."""
    wall = [
        (0, 0),
        (0.028, 0),
        (0.031, 0.003),
        (0.036, 0.088),
        (0.0355, 0.090),
        (0.0345, 0.088),
        (0.0295, 0.010),
        (0, 0.009),
    ]
    top = 0.010 + 0.075 * full
    edge = 0.0293 + (0.0345 - 0.0295) * (top - 0.01) / 0.078
    liquid = [(0, 0.0095), (0.0291, 0.0105), (edge, top), (0, top)]
    return assembled("tumbler", [turned("glass", wall, clear()), turned("drink", liquid, clear(drink))], at)


def cup(at=(0, 0, 0), glaze="#ddd6c8"):
    """A cup without a handle."""
    wall = [
        (0, 0),
        (0.022, 0),
        (0.026, 0.003),
        (0.037, 0.035),
        (0.040, 0.066),
        (0.0390, 0.068),
        (0.0375, 0.066),
        (0.0345, 0.036),
        (0.022, 0.008),
        (0, 0.007),
    ]
    tea = turned("tea", [(0, 0.052), (0.0372, 0.052)], clear("#6b3413"))
    return assembled("cup", [turned("wall", wall, ceramic(glaze), soften=2), tea], at)


def bowl(at=(0, 0, 0), glaze="#5d6650", radius=0.11):
    wall = [
        (0, 0),
        (0.045, 0),
        (0.05, 0.006),
        (radius * 0.8, 0.03),
        (radius, 0.062),
        (radius * 0.985, 0.064),
        (radius * 0.95, 0.060),
        (radius * 0.76, 0.036),
        (0.03, 0.012),
        (0, 0.011),
    ]
    return assembled("bowl", [turned("bowl", wall, ceramic(glaze), soften=2)], at)


def blanket_over_bench(
    at=(0, 0, 0), turn=0.0, colour="#cbbd9f", width=0.52, seat=0.42, deep=0.19, front=0.26, back=0.18
):
    """A wool throw across a bench: down behind it, over the seat, down in front."""
    path = [
        (deep + 0.012, seat - back),
        (deep + 0.008, seat - 0.02),
        (deep - 0.02, seat + 0.004),
        (0, seat + 0.003),
        (-deep + 0.02, seat + 0.004),
        (-deep - 0.008, seat - 0.02),
        (-deep - 0.016, seat - front),
    ]
    return assembled("blanket", [throw(path, width, cloth(colour, "knit"), folds=2.3, depth=0.016, seed=2.0)], at, turn)


def folded_blanket(at=(0, 0, 0), turn=0.1, colour="#6d7455", size=(0.42, 0.32), layers=3):
    """A throw folded up: thick rounded layers, not quite on top of each other."""
    parts = []
    for layer in range(layers):
        fold = pad(
            "fold",
            (size[0] - 0.006 * layer, size[1] + 0.004 * layer, 0.032),
            cloth(colour, "knit"),
            0.0155,
            0.004,
            layer * 3.1,
            14,
        )
        fold.location, fold.rotation_euler = (0.004 * (layer % 2), -0.003 * layer, 0.016 + 0.030 * layer), (
            0,
            0,
            0.012 * (layer - 1),
        )
        parts.append(fold)
    return assembled("folded blanket", parts, at, turn)


def leaning_cushion(at=(0, 0, 0), turn=0.0, colour="#94482a", size=(0.48, 0.48, 0.17), lean=0.30, seed=1.0):
    """A cushion that stands on its edge against something behind it."""
    soft = cushion(*size, cloth(colour, "linen"), seed)
    soft.location, soft.rotation_euler = (0, 0, size[1] * 0.47), (pi / 2 - lean, 0, 0)
    return assembled("cushion", [soft], at, turn)


def matches(at=(0, 0, 0), turn=0.7):
    return assembled("tin", [turned("tin", disc(0.03, 0, 0.022, 0.003), steel("#b8431a"))], at, turn)
