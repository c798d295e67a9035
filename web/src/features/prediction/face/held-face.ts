import type { FaceChannel } from '../../../lib/face/use-face-words';
import type { FaceSample } from './face-sample';

/** A cue that is held, as grammar holds it: by how much the number leaves the face at rest. */
type Held = { readonly channel: FaceChannel; readonly by: number };

/** As the codes of `services/emotion` change (face_codes): a ratio of the eye distance, and degrees. */
export const heldCues = {
  browsRaised: { channel: 'brows', by: 0.03 },
  chinUp: { channel: 'chin', by: 9 },
} as const satisfies Record<string, Held>;

/** The part of a recording in which even somebody who asks all the time is at rest. */
const AT_REST = 0.2;
/** Grammar is held; a twitch is shorter, and so is a mistake of the mesh. */
const LEAST_MS = 300;
/** Frames further apart do not show that it was held between them. */
const LONGEST_GAP_MS = 1200;

type Reading = { readonly sample: FaceSample; readonly value: number };

/**
 * The frames in which a cue stood out from this person's face at rest, and was held. The service
 * measures against a face at rest that it saw first; who sits otherwise since, or leans over the
 * hands, is measured against the lowest part of the recording, as far as that may be no question.
 */
export function heldFrames(samples: readonly FaceSample[], cue: Held): ReadonlySet<FaceSample> {
  const readings = samples.flatMap((sample): Reading[] => {
    const value = sample.parameters[cue.channel]?.value;
    return value === undefined ? [] : [{ sample, value }];
  });
  const values = readings.map(({ value }) => value);
  const sorted = [...values].sort((a, b) => a - b);
  const lowest = sorted[Math.floor(sorted.length * AT_REST)] ?? 0;
  const rest = Math.min(Math.max(lowest, 0), cue.by);
  const isUp = (at: number): boolean => middleOf(values, at) - rest >= cue.by;
  const held = new Set<FaceSample>();
  let run: Reading[] = [];
  const close = (): void => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && last.sample.at - first.sample.at >= LEAST_MS) {
      for (const { sample } of run) held.add(sample);
    }
    run = [];
  };
  for (const [at, reading] of readings.entries()) {
    const before = run.at(-1);
    if (before && reading.sample.at - before.sample.at > LONGEST_GAP_MS) close();
    if (isUp(at)) run.push(reading);
    else close();
  }
  close();
  return held;
}

/** Of a frame and its two neighbours the middle one, so that no single frame counts. */
function middleOf(values: readonly number[], at: number): number {
  const near = values.slice(Math.max(0, at - 1), at + 2).sort((a, b) => a - b);
  return near[Math.floor((near.length - 1) / 2)] ?? 0;
}
