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
  const { compileWithStops, createPose, FACE_CHANNELS, writePose } = signing;
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
    const shown = requests.find(({ movement }) => movement !== undefined)?.movement;
    const sequence = shown
      ? shown(rig, { isLeftHanded, seed })
      : compileWithStops(items, rig, { isLeftHanded, pace: 'natural', seed });
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
