import { fileURLToPath } from 'node:url';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import { compileWithStops, createRig, type RigJson } from '@isl/signing';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { describe, expect, test } from 'vitest';
import { drawnWay, type Hidden } from '../render/arrow-place.js';
import { filmOf } from '../render/film.js';
import { hiddenAt } from '../render/hidden.js';
import { KEPT, KEPT_FRAMES } from '../render/kept-frames.js';
import type { Frame } from '../render/picture-frames.js';
import { allShots } from '../render/shots.js';
import { projectionOf } from '../src/avatar/views.js';

const RIGS = { woman: createRig(woman as RigJson), man: createRig(man as RigJson) };
const forms = loadForms(fileURLToPath(new URL('../../packages/lexicon', import.meta.url)));
const shots = new Map(allShots(forms).map((shot) => [shot.path, shot]));

type Picture = { readonly form: ReviewedForm; readonly frames: readonly Frame[] };

const pictures = forms.flatMap((form): Picture[] => {
  const shot = shots.get(`signs/${form.id}.webp`);
  return shot ? [{ form, frames: filmOf(shot).frames }] : [];
});
const parted = pictures.filter(({ frames }) => frames.length > 1);
const countOf = (id: string) => pictures.find(({ form }) => form.id === id)?.frames.length;

/** Where face and hands are in a frame. */
function hiddenIn({ form }: Picture, { atMs, camera, width, height }: Frame): Hidden {
  const rig = RIGS[shots.get(`signs/${form.id}.webp`)?.figure ?? 'woman'];
  const sequence = compileWithStops([{ form }], rig);
  return hiddenAt(sequence, rig, atMs, projectionOf(camera, width, height));
}

/** How far apart the hands' parts are, up and down or from side to side, as a share of the frame's smaller side. */
function handsShare(picture: Picture, frame: Frame): number {
  const { hands } = hiddenIn(picture, frame);
  const spans = (['x', 'y'] as const).map((axis) => {
    const low = Math.min(...hands.map((hand) => hand[axis] - hand.radius));
    return Math.max(...hands.map((hand) => hand[axis] + hand.radius)) - low;
  });
  return Math.max(...spans) / Math.min(frame.width, frame.height);
}

/** Whether a way takes up most of the frame, so that the hand that goes it is small in it. */
function goesFar({ told, width, height }: Frame): boolean {
  return (told.movement?.arrows ?? []).some(({ points }) => {
    const [first, last] = [points[0], points.at(-1)];
    return (
      first &&
      last &&
      Math.hypot(first[0] - last[0], first[1] - last[1]) > 0.3 * Math.min(width, height)
    );
  });
}

describe('the frames of a picture', () => {
  test('are one for each part of a sign whose hands become others', () => {
    for (const id of ['police-station', 'how-are-you', 'homework', 'traffic-jam', 'promise']) {
      expect(countOf(`word-${id}`), id).toBe(2);
    }
    expect(countOf('word-nurse')).toBe(3);
  });

  test('are for a hand that turns elsewhere before it makes another stroke', () => {
    expect(countOf('word-self')).toBe(2);
    // It turns on its one way.
    expect(countOf('word-late')).toBe(1);
  });

  test('are for hands that come to each other and then go on together', () => {
    expect(countOf('word-together')).toBe(2);
    expect(countOf('word-house')).toBe(2);
  });

  test('are for a hand that moves again and again where it has come', () => {
    expect(countOf('word-mango')).toBe(2);
    // It taps where it is all along.
    expect(countOf('word-name')).toBe(1);
  });

  test('tell the way of a hand from where it was held to where it moves again and again', () => {
    for (const [id, hands] of [
      ['mango', 1],
      ['job', 1],
      ['why', 2],
    ] as const) {
      const last = pictures.find(({ form }) => form.id === `word-${id}`)?.frames.at(-1);
      const arrows = last?.told.movement?.arrows ?? [];
      const oneWay = arrows.filter(({ isBothWays }) => !isBothWays);
      expect([arrows.length, oneWay.length], id).toEqual([2 * hands, hands]);
    }
  });

  test('are for arms that cross at the start alone', () => {
    expect(countOf('word-free')).toBe(2);
    // They cross all along.
    expect(countOf('word-careful')).toBe(1);
  });

  test('show the face where it tells', () => {
    const they = pictures.find(({ form }) => form.id === 'word-they')?.frames ?? [];
    expect(they.map(({ width, height }) => height > width)).toEqual([true, true]);
  });

  test('are for a start that the end would cover', () => {
    for (const id of ['bridge', 'slow']) expect(countOf(`word-${id}`), id).toBe(2);
    // What ends near its start covers it in every picture.
    expect(countOf('word-today')).toBe(1);
  });

  test('are none where the same hands make one stroke, or go the same way again', () => {
    for (const id of ['thank-you', 'book', 'date']) {
      expect(countOf(`word-${id}`), id).toBe(1);
    }
    for (const { form, frames } of pictures) {
      const areApart = form.id === 'word-happy' || form.id in KEPT_FRAMES;
      if (form.segments.length === 1 && !areApart) expect(frames.length, form.id).toBeLessThan(2);
    }
  });

  test('are as kept where no rule divides a sign, each of a segment that is there', () => {
    for (const [id, kept] of Object.entries(KEPT_FRAMES)) {
      const picture = pictures.find(({ form }) => form.id === id);
      expect(picture?.frames.length, id).toBe(kept.length);
      const last = (picture?.form.segments.length ?? 0) - 1;
      for (const { to, from = 0 } of kept) {
        expect(to, id).toBeLessThanOrEqual(last);
        expect(from, id).toBeLessThanOrEqual(to);
      }
    }
    const ids = pictures.map(({ form }) => form.id);
    expect(Object.keys(KEPT).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('are there wherever a handshape is another in the next part of the form', () => {
    for (const { form, frames } of pictures) {
      const shapes = form.segments.map(({ D }) => D?.hs);
      const isOther = shapes.some((hs, k) => k > 0 && hs !== shapes[k - 1]);
      if (isOther) expect(frames.length, form.id).toBeGreaterThan(1);
    }
  });

  test('are numbered as the sign goes and fill the picture', () => {
    for (const { form, frames } of parted) {
      expect(
        frames.map(({ number }) => number?.value),
        form.id,
      ).toEqual(frames.map((_, k) => k + 1));
      const moments = frames.map(({ atMs }) => atMs);
      expect(moments, form.id).toEqual([...moments].sort((a, b) => a - b));
      const area = frames.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area, form.id).toBe(640 * 640);
    }
  });

  test('show hands whole and large, and a number beside them', () => {
    for (const picture of parted) {
      for (const frame of picture.frames) {
        const name = `${picture.form.id} ${frame.number?.value}`;
        expect(handsShare(picture, frame), name).toBeGreaterThan(goesFar(frame) ? 0.22 : 0.27);
        const corner = frame.number?.isRight ? frame.width : 0;
        for (const { x, y } of hiddenIn(picture, frame).hands) {
          expect(Math.min(x, frame.width - x, y, frame.height - y), name).toBeGreaterThan(0);
          expect(Math.hypot(x - corner, y), name).toBeGreaterThan(50);
        }
      }
    }
  });
});

test('no arrow leads through a face', () => {
  for (const picture of pictures) {
    for (const frame of picture.frames) {
      const { movement, head } = frame.told;
      const arrows = [...(movement?.arrows ?? []), ...(head ? [head] : [])];
      // What a head does is shown on it.
      if (!arrows.length || picture.form.kind === 'expression') continue;
      const { face } = hiddenIn(picture, frame);
      for (const arrow of arrows) {
        const others = arrows.filter((it) => it !== arrow);
        const way = drawnWay(arrow, others, frame);
        const over = way.filter(({ x, y }) => Math.hypot(x - face.x, y - face.y) < face.radius);
        expect(over.length / way.length, picture.form.id).toBeLessThan(0.3);
      }
    }
  }
});

test('the picture of a letter or a numeral shows its hands, and little else', () => {
  for (const picture of pictures) {
    if (picture.form.kind !== 'letter' && picture.form.kind !== 'numeral') continue;
    const [frame, second] = picture.frames;
    if (second) continue;
    if (!frame) throw new Error(`${picture.form.id} has no picture`);
    expect(handsShare(picture, frame), picture.form.id).toBeGreaterThan(0.35);
  }
});

test('a word made at the head is taken so near that its hand is large, if need be without the elbow', () => {
  for (const id of ['word-phone', 'word-think', 'word-know', 'word-yellow', 'word-understand']) {
    const picture = pictures.find(({ form }) => form.id === id);
    const frame = picture?.frames[0];
    if (!picture || !frame) throw new Error(`${id} has no picture`);
    expect(handsShare(picture, frame), id).toBeGreaterThan(0.25);
  }
});
