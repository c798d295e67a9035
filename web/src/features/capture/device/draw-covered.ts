import type { Box } from './cover';

/** A face of so few squares is nobody's; more would be. */
const SQUARES = 6;

/**
 * A picture whose boxes are nothing but a few blurred squares. They are made from means of what was
 * there, and nothing else of it is left to be computed back.
 */
export function drawCovered(
  to: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  boxes: readonly Box[],
): void {
  const { width, height } = picture;
  to.drawImage(picture, 0, 0);
  for (const box of boxes) {
    const x = Math.max(0, Math.floor(box.x * width));
    const y = Math.max(0, Math.floor(box.y * height));
    const wide = Math.min(width, Math.ceil((box.x + box.width) * width)) - x;
    const high = Math.min(height, Math.ceil((box.y + box.height) * height)) - y;
    if (wide <= 0 || high <= 0) continue;
    const few = meansOf(picture, { x, y, width: wide, height: high });
    if (!few) continue;
    to.imageSmoothingEnabled = true;
    to.drawImage(few, 0, 0, few.width, few.height, x, y, wide, high);
  }
}

/** Halved again and again, so that each square is a mean of all that it stands for. */
function meansOf(
  picture: HTMLCanvasElement,
  { x, y, width, height }: Box,
): HTMLCanvasElement | null {
  let from: { canvas: HTMLCanvasElement; x: number; y: number; width: number; height: number } = {
    canvas: picture,
    ...{ x, y, width, height },
  };
  do {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(SQUARES, Math.ceil(from.width / 2));
    canvas.height = Math.max(SQUARES, Math.ceil(from.height / 2));
    const context = canvas.getContext('2d');
    if (!context) return null;
    const { width: wide, height: high } = canvas;
    context.drawImage(from.canvas, from.x, from.y, from.width, from.height, 0, 0, wide, high);
    from = { canvas, x: 0, y: 0, width: wide, height: high };
  } while (from.width > SQUARES || from.height > SQUARES);
  return from.canvas;
}
