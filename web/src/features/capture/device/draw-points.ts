import { AXES, type Found } from '@isl/page-kit/landmarks/found';
import { HOLISTIC } from '@isl/signing/holistic';
import { BODY_LIMBS, HAND_LIMBS, type Pair } from '@isl/signing/mediapipe';

/** A drawing has no theme: it is seen beside others' clips, in light and dark pages. */
const GROUND = 'white';
/** As any viewer of `.pose` files draws them. */
const [BODY, FACE, LEFT, RIGHT] = HOLISTIC.map(({ colour }) => `rgb(${colour.join(' ')})`);
const LINE_OF_WIDTH = 1 / 160;
const DOT_OF_WIDTH = 1 / 480;
const SEEN = 0.5;

/** What was found, drawn on a plain ground; nothing of the picture itself. */
export function drawPoints(
  to: CanvasRenderingContext2D,
  { width, height, body, hands, faces }: Found,
): void {
  to.fillStyle = GROUND;
  to.fillRect(0, 0, width, height);
  to.lineCap = 'round';
  to.lineWidth = width * LINE_OF_WIDTH;
  const lines = (
    points: Float32Array,
    pairs: readonly Pair[],
    colour = '',
    isSeen: (index: number) => boolean = () => true,
  ): void => {
    to.strokeStyle = colour;
    to.beginPath();
    for (const [from, end] of pairs) {
      if (!isSeen(from) || !isSeen(end)) continue;
      to.moveTo((points[from * AXES] ?? 0) * width, (points[from * AXES + 1] ?? 0) * height);
      to.lineTo((points[end * AXES] ?? 0) * width, (points[end * AXES + 1] ?? 0) * height);
    }
    to.stroke();
  };
  if (body) {
    const { points, visibility } = body;
    lines(points, BODY_LIMBS, BODY, (index) => (visibility[index] ?? 0) >= SEEN);
  }
  for (const face of faces.slice(0, 1)) {
    to.fillStyle = FACE ?? '';
    const dot = Math.max(1, width * DOT_OF_WIDTH);
    for (let at = 0; at + 1 < face.length; at += AXES) {
      to.fillRect((face[at] ?? 0) * width, (face[at + 1] ?? 0) * height, dot, dot);
    }
  }
  for (const { side, points } of hands) lines(points, HAND_LIMBS, side === 'left' ? LEFT : RIGHT);
}
