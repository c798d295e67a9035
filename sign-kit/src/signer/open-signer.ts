import type { Rig, RigJson } from '@isl/signing';
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

/** Loads the solver, the forms and a figure's measures: all that moves it. */
export async function openSigner(figure: FigureName): Promise<Signer> {
  const [{ default: forms }, { default: mouthings }, signing, { reachOf }, { default: rigJson }] =
    await Promise.all([
      import('virtual:forms'),
      import('virtual:mouthings'),
      import('@isl/signing'),
      import('./reach.js'),
      RIGS[figure](),
    ]);
  const { compileWithStops, createPose, createRig, FACE_CHANNELS, writePose } = signing;
  const rig: Rig = createRig(rigJson as RigJson);
  const lid = FACE_CHANNELS.indexOf('eyeBlinkLeft');
  const sign = (
    requests: readonly SignRequest[],
    { isLeftHanded, language }: SigningOptions,
  ): Signing => {
    const items = requests.flatMap(({ formId, face, form = forms[formId] }) => {
      if (!form) return [];
      const mouthing = mouthings[formId]?.[language];
      return [{ form, ...(face && { nmf: face }), ...(mouthing && { mouthing }) }];
    });
    const seed = FIGURES.indexOf(figure) + 1;
    const sequence = compileWithStops(items, rig, { isLeftHanded, pace: 'natural', seed });
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
  return { figure, body: { joints: rig.joints, faceChannels: FACE_CHANNELS }, sign };
}
