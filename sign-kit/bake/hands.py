"""How long and thick a figure's fingers and forearm are; the solver touches skin, not bones."""

import numpy as np
from figure import Figure
from mesh import Floats

FINGERS = ("Thumb", "Index", "Middle", "Ring", "Pinky")


def hands_of(figure: Figure) -> dict[str, dict]:
    """Per finger of the left hand its tip and the radius of each phalanx, metres; palm, forearm."""
    body = figure.group("body")
    points, weights = figure.points[body], figure.weights[body]

    def held(bone: str, share: float = 0.6) -> Floats:
        return points[weights[:, figure.column(bone)] > share]

    def radius(skin: Floats, start: Floats, end: Floats) -> float:
        axis = (end - start) / np.linalg.norm(end - start)
        along = (skin - start) @ axis
        length = float(np.linalg.norm(end - start))
        inside = skin[(along > 0.15 * length) & (along < 0.85 * length)]
        chosen = inside if len(inside) > 3 else skin
        offset = chosen - start
        return float(np.linalg.norm(offset - np.outer(offset @ axis, axis), axis=1).mean())

    rows: dict[str, dict] = {}
    for finger in FINGERS:
        heads = [figure.bone(f"LeftHand{finger}{i}") for i in (1, 2, 3)]
        last = held(f"LeftHand{finger}3")
        axis = (heads[2] - heads[1]) / np.linalg.norm(heads[2] - heads[1])
        far = last[np.argsort((last - heads[2]) @ axis)[-4:]].mean(0)
        ends = [heads[1], heads[2], far]
        radii = [radius(held(f"LeftHand{finger}{i + 1}"), heads[i], ends[i]) for i in range(3)]
        rows[finger.lower()] = {"tip": _rounded(far), "radii": _rounded(radii)}
    wrist, middle = figure.bone("LeftHand"), figure.bone("LeftHandMiddle1")
    across = figure.bone("LeftHandIndex1") - figure.bone("LeftHandPinky1")
    normal = np.cross(middle - wrist, across)
    normal /= np.linalg.norm(normal)
    length = float(np.linalg.norm(middle - wrist))
    skin = points - wrist
    along, height = skin @ _unit(middle - wrist), skin @ normal
    aside = skin @ _unit(np.cross(normal, middle - wrist))
    near = (np.abs(along - 0.6 * length) < 0.02) & (np.abs(aside) < 0.012)
    heights = height[near & (np.abs(height) < 0.04)]
    rows["palm"] = {"front": round(float(heights.max()), 4), "back": round(float(heights.min()), 4)}
    rows["forearm"] = {
        "radius": round(
            radius(held("LeftForeArm"), wrist + 0.3 * (figure.bone("LeftForeArm") - wrist), wrist),
            4,
        )
    }
    return rows


def _unit(vector: Floats) -> Floats:
    return vector / np.linalg.norm(vector)


def _rounded(values) -> list[float]:
    return [round(float(value), 5) for value in values]
