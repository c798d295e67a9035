import type { Rig, RigJson, Row } from '@isl/signing';
import {
  type BodyPose,
  FIGURES,
  type FigureName,
  type Signer,
  type Signing,
  type SigningOptions,
  type SignRequest,
} from './signer.js';

const RIGS: Readonly<Record<FigureName, () => Promise<{ readonly default: unknown }>>> = {
  woman: () => import('@isl/signing/rig/woman.json'),
  man: () => import('@isl/signing/rig/man.json'),
};

/** A figure's measures, as the solver has them. */
export async function rigOf(figure: FigureName): Promise<Rig> {
  const [{ createRig }, { default: rigJson }] = await Promise.all([
    import('@isl/signing'),
    RIGS[figure](),
  ]);
  return createRig(rigJson as RigJson);
}

/** Loads the solver, the forms and a figure's measures: all that moves it. */
export async function openSigner(figure: FigureName): Promise<Signer> {
  const [{ default: forms }, { default: mouthings }, signing, { reachOf }, rig] = await Promise.all(
    [
      import('virtual:forms'),
      import('virtual:mouthings'),
      import('@isl/signing'),
      import('./reach.js'),
      rigOf(figure),
    ],
  );
  const { compileWithStops, createPose, FACE_CHANNELS, joined, writePose } = signing;
  const lid = FACE_CHANNELS.indexOf('eyeBlinkLeft');
  const sign = (
    requests: readonly SignRequest[],
    { isLeftHanded, language }: SigningOptions,
  ): Signing => {
    const seed = FIGURES.indexOf(figure) + 1;
    const noted = (part: readonly SignRequest[]): Row => {
      const items = part.flatMap(({ formId, face, form = forms[formId] }) => {
        if (!form) return [];
        const mouthing = mouthings[formId]?.[language];
        return [{ form, ...(face && { nmf: face }), ...(mouthing && { mouthing }) }];
      });
      return compileWithStops(items, rig, { isLeftHanded, pace: 'natural', seed });
    };
    const sequence = joined(
      partsOf(requests).map((part) =>
        'movement' in part ? part.movement(rig, { isLeftHanded, seed }) : noted(part.noted),
      ),
    );
    const pose: BodyPose = createPose(rig);
    return {
      durationMs: sequence.durationMs,
      stretches: sequence.marks,
      stillsMs: sequence.marks.map(({ stillMs }) => stillMs),
      partsMs: sequence.stops.map(({ atMs }) => atMs),
      reach: reachOf(sequence, rig),
      toPoseFile: () => writePose(sequence, rig),
      sample: (atMs) => {
        sequence.sample(atMs, pose);
        return pose;
      },
      lidsNow: () => pose.face[lid] ?? 0,
      live: (atMs, lifeMs) => {
        sequence.live(atMs, lifeMs, pose);
        return pose;
      },
    };
  };
  return {
    figure,
    body: { joints: rig.joints, hands: rig.arms, faceChannels: FACE_CHANNELS },
    sign,
  };
}

type Part =
  | { readonly movement: NonNullable<SignRequest['movement']> }
  | { readonly noted: readonly SignRequest[] };

/** Each movement of a person alone, and the notated signs between them together. */
function partsOf(requests: readonly SignRequest[]): readonly Part[] {
  const parts: Part[] = [];
  let noted: SignRequest[] = [];
  for (const request of requests) {
    if (!request.movement) noted.push(request);
    else {
      if (noted.length > 0) parts.push({ noted });
      parts.push({ movement: request.movement });
      noted = [];
    }
  }
  return noted.length > 0 || parts.length === 0 ? [...parts, { noted }] : parts;
}
