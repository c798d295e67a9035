/** A skin with the shirt and the stage that let hands stand out, and the shirt from its stage. */
export type Look = { readonly skin: string; readonly shirt: string; readonly stage: string };

const USUAL: Look = { skin: '#E0AC84', shirt: '#1B2236', stage: '#4A5A8F' };

export const LOOKS: readonly Look[] = [
  { skin: '#F3D9C0', shirt: '#1B2236', stage: '#56679E' },
  USUAL,
  { skin: '#B97A50', shirt: '#1B2236', stage: '#F4EEE3' },
  { skin: '#8A5534', shirt: '#FBF7F0', stage: '#C9B79A' },
  { skin: '#5A3422', shirt: '#FBF7F0', stage: '#9DB0D8' },
];

/** A saved video's strip, the same before every stage. */
export const STRIP = { ground: '#231C2B', ink: '#FBF7F0' } as const;

export const USUAL_LOOK = 1;

/** The shirt's edge: lighter than a dark shirt, darker than a light one. */
export function rimOf({ shirt }: Look): string {
  return luminanceOf(shirt) < 0.2 ? '#6f7fb8' : '#a8997d';
}

/** Fair skin is not to burn out under the stage's lights, nor dark skin to drown. */
export function exposureOf({ skin }: Look): number {
  return 1.3 - 0.72 * luminanceOf(skin);
}

export function lookAt(index: number): Look {
  return LOOKS[index] ?? USUAL;
}

/** WCAG contrast of two #rrggbb colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
