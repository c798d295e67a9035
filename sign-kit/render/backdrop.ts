/** What is behind a person in a picture that is no sign's own: colours of the look, in shares of the picture. */
export type Backdrop = { readonly ground: string; readonly blocks: readonly Block[] };

type Block = {
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Two rounded blocks that overlap, like two hands in one sign. */
const BLOCKS = [
  { x: 0.1, y: 0.26, width: 0.52, height: 1 },
  { x: 0.36, y: 0.1, width: 0.54, height: 1 },
] as const;
const RADIUS = 0.09;

/** Skins stand out from the first colour of a field and from both of its blocks. */
export const FIELDS = {
  neel: ['#2F3E8F', '#26304F', '#212A47'],
  haldi: ['#F2B134', '#F4EEE3', '#FFF0CC'],
  neem: ['#2B6A45', '#1F5A39', '#17402A'],
} as const;

export function backdropOf(field: keyof typeof FIELDS): Backdrop {
  const [ground, ...colours] = FIELDS[field];
  const blocks = BLOCKS.map((block, index) => ({ ...block, colour: colours[index] ?? ground }));
  return { ground, blocks };
}

export function paintBackdrop(
  context: CanvasRenderingContext2D,
  { ground, blocks }: Backdrop,
): void {
  const { width, height } = context.canvas;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  for (const block of blocks) {
    context.fillStyle = block.colour;
    context.beginPath();
    context.roundRect(
      block.x * width,
      block.y * height,
      block.width * width,
      block.height * height,
      RADIUS * height,
    );
    context.fill();
  }
}
