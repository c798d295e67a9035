import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPose, createRig } from '@isl/signing';
import {
  POINTS,
  FRAMES_PER_SECOND as SOLVED_PER_SECOND,
  SPLITS,
  writeNpy,
} from '@isl/signing/clips';
import { LOOKS } from '../src/avatar/palette.js';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES } from '../src/signer/signer.js';
import { type ClipJob, clipJobs } from './clip-jobs.js';
import { openStudio, type Studio } from './studio.js';

/** What the page's webcam gives. */
const SIZE = { width: 640, height: 480 } as const;
const LICENCE = 'CC0-1.0';

/** Clips of the avatar as a webcam would take them, with the solver's own points beside each. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      split: { type: 'string', default: 'testing' },
      /** Of each sign, and of what is no sign. */
      count: { type: 'string', default: '1' },
      nothing: { type: 'string', default: '0' },
      /** Every so many words, where no signs are named. */
      every: { type: 'string', default: '1' },
      signs: { type: 'string' },
      figure: { type: 'string', multiple: true, default: [...FIGURES] },
      look: { type: 'string', multiple: true, default: LOOKS.map((_, look) => String(look)) },
      fps: { type: 'string', default: '15' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (!values.out) throw new Error('--out DIR is missing');
  // npm runs a workspace's script in its own folder.
  const out = resolve(process.env.INIT_CWD ?? '.', values.out);
  const split = oneOf(SPLITS, values.split);
  if (!split) throw new Error(`--split is ${SPLITS.join(' or ')}`);
  const figures = values.figure.map((name) => {
    const figure = oneOf(FIGURES, name);
    if (!figure) throw new Error(`--figure is one of ${FIGURES.join(', ')}`);
    return figure;
  });
  const looks = values.look.map((given) => whole('look', given, LOOKS.length - 1));
  const step = SOLVED_PER_SECOND / whole('fps', values.fps);
  if (!Number.isInteger(step)) throw new Error(`--fps divides ${SOLVED_PER_SECOND}`);

  const jobs = clipJobs({
    split,
    figures,
    looks,
    seed: values.seed,
    ids: values.signs?.split(','),
    every: Math.max(1, whole('every', values.every)),
    count: whole('count', values.count),
    nothing: whole('nothing', values.nothing),
  });
  mkdirSync(join(out, 'points'), { recursive: true });
  const lines: string[] = [];
  const studio = await openStudio();
  try {
    for (const job of jobs) {
      const pictures = await film(studio, job, step);
      writeFileSync(join(out, `${job.name}.mp4`), encode(pictures, SOLVED_PER_SECOND / step));
      const { clip, points } = job.recording;
      const shape = [clip.frames, POINTS, 3];
      writeFileSync(join(out, `points/${job.name}.npy`), writeNpy(points, shape));
      lines.push(JSON.stringify(lineOf(job, step)));
      process.stderr.write(`${job.name} (${lines.length} of ${jobs.length})\n`);
    }
  } finally {
    await studio.close();
  }
  writeFileSync(join(out, 'clips.jsonl'), `${lines.join('\n')}\n`);
  writeFileSync(join(out, 'manifest.csv'), `${manifestOf(jobs).join('\n')}\n`);
  process.stdout.write(`${jobs.length} clips (${split}) in ${out}\n`);
}

/** What is in a clip, and which of the solver's frames it shows. */
function lineOf({ form, figure, look, name, recording: { clip } }: ClipJob, step: number) {
  const { frames, camera, physique: body, speed, sign, movements, isLeftHanded } = clip;
  const { id = null, gloss = null } = form ?? {};
  return {
    ...{ file: `${name}.mp4`, truth: `points/${name}.npy`, step, frames },
    ...{ id, gloss, start: sign?.start ?? null, end: sign?.end ?? null, movements },
    ...{ signer: `${figure}-${look}`, hand: isLeftHanded ? 'left' : 'right', body, camera, speed },
  };
}

/** The clips as those of people are listed for training. */
function manifestOf(jobs: readonly ClipJob[]): string[] {
  const rows = jobs.map(({ form, figure, look, name }) =>
    [`${name}.mp4`, form?.id ?? 'nothing', `${figure}-${look}`, LICENCE].join(','),
  );
  return ['file,sign,signer,licence', ...rows];
}

function whole(option: string, text: string, most = Number.POSITIVE_INFINITY): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(
      `--${option} is a whole number${Number.isFinite(most) ? ` up to ${most}` : ''}`,
    );
  }
  return value;
}

/** The clip's pictures as JPEGs, one of so many frames. */
async function film(
  studio: Studio,
  { figure, look, recording: { clip } }: ClipJob,
  step: number,
): Promise<Buffer[]> {
  const { rig, camera, physique } = clip;
  const person = { joints: rig.joints, hands: physique.hands, head: physique.head };
  await studio.open({ figure, look, view: 'front', ...SIZE, camera, person });
  const pose = createPose(createRig(rig));
  const pictures: Buffer[] = [];
  for (let frame = 0; frame < clip.frames; frame += step) {
    clip.poseAt(frame, pose);
    const { rotations, face } = pose;
    pictures.push(await studio.pictureOf({ rotations: [...rotations], face: [...face] }));
  }
  return pictures;
}

/** The pictures as H.264, as a phone or a browser would keep them. */
function encode(pictures: readonly Buffer[], fps: number): Buffer {
  const input = ['-f', 'mjpeg', '-framerate', String(fps), '-i', '-'];
  const coding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-pix_fmt', 'yuv420p'];
  const output = ['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', '-'];
  return execFileSync('ffmpeg', ['-loglevel', 'error', ...input, ...coding, ...output], {
    input: Buffer.concat(pictures),
    maxBuffer: 1 << 28,
  });
}

await main();
