import type { components } from '@isl/contracts/frames';

type Answer = components['schemas']['FrameProcessed'];
export type Face = Pick<Answer, 'face_analysis' | 'face_parameters'>;
export type FaceGroup = 'eyebrows' | 'eyes' | 'mouth' | 'head' | 'other';
export type FaceLine = {
  readonly name: string;
  readonly word: string;
  /** What was measured; null where the service gave a word alone. */
  readonly measured: { readonly value: number; readonly unit: string } | null;
};

/** The names of `services/emotion`, in the order in which they are read. */
const GROUPS = {
  eyebrows: ['Eyebrows'],
  eyes: ['Eyes', 'Gaze'],
  mouth: ['Mouth', 'Lip corners'],
  head: ['Head turn', 'Chin', 'Head tilt', 'Head movement'],
} as const satisfies Partial<Record<FaceGroup, readonly string[]>>;
const groups = ['other', 'eyebrows', 'eyes', 'mouth', 'head'] as const;

/** What is known of the face, by its part; parts of which nothing is known are left out. */
export function groupFace({
  face_analysis: words,
  face_parameters: numbers,
}: Face): { readonly group: FaceGroup; readonly lines: readonly FaceLine[] }[] {
  const known: readonly string[] = Object.values(GROUPS).flat();
  const lineOf = (name: string): FaceLine[] => {
    const word = words[name] ?? numbers[name]?.word;
    if (word === undefined) return [];
    const parameter = numbers[name];
    const measured = parameter ? { value: parameter.value, unit: parameter.unit } : null;
    return [{ name, word, measured }];
  };
  return groups
    .map((group) => {
      const names =
        group === 'other'
          ? Object.keys(words).filter((name) => !known.includes(name))
          : GROUPS[group];
      return { group, lines: names.flatMap(lineOf) };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** `services/emotion` measures a face at rest first, and says so with these words. */
export const isLearningFace = (state: string | undefined): boolean =>
  state?.includes('learning') ?? false;
/** Nobody's face can be learnt: none is there, or it is too small. */
export const isFaceAway = (state: string | undefined): boolean =>
  state !== undefined && !state.startsWith('in view');
