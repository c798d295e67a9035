import type { components } from '@isl/contracts/frames';
import type { FaceChannel } from '../../../lib/face/use-face-words';

type Answer = components['schemas']['FrameProcessed'];
export type Face = Pick<Answer, 'face_analysis' | 'face_state' | 'face_parameters'>;
export type FaceGroup = 'eyebrows' | 'eyes' | 'mouth' | 'head';
export type FaceLine = {
  readonly channel: FaceChannel;
  readonly code: string;
  readonly value: number;
  readonly unit: string;
};

/** In the order in which they are read. */
const GROUP_OF = {
  brows: 'eyebrows',
  eyes: 'eyes',
  gaze: 'eyes',
  mouth: 'mouth',
  lipCorners: 'mouth',
  headTurn: 'head',
  chin: 'head',
  headTilt: 'head',
  headDistance: 'head',
  headMovement: 'head',
} as const satisfies Record<FaceChannel, FaceGroup>;
const channels = Object.keys(GROUP_OF) as readonly FaceChannel[];
const groups = ['eyebrows', 'eyes', 'mouth', 'head'] as const;

/** What is measured of the face, by its part; parts of which nothing is known are left out. */
export function groupFace(
  parameters: Answer['face_parameters'],
): { readonly group: FaceGroup; readonly lines: readonly FaceLine[] }[] {
  const lineOf = (channel: FaceChannel): FaceLine[] => {
    const measured = parameters[channel];
    if (!measured) return [];
    return [{ channel, code: measured.word, value: measured.value, unit: measured.unit }];
  };
  return groups
    .map((group) => ({
      group,
      lines: channels.filter((channel) => GROUP_OF[channel] === group).flatMap(lineOf),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Nobody's face can be learnt: none is there, or it is too small. */
export const isFaceAway = (state: Face['face_state']): boolean =>
  state === 'not-in-view' || state === 'too-far';
