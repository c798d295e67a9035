import { fileURLToPath } from 'node:url';
import { loadForms } from '@isl/lexicon';
import { describe, expect, test } from 'vitest';
import { drawnWay, type Place } from '../render/arrow-place.js';
import { type Film, filmOf } from '../render/film.js';
import type { Movement } from '../render/movement.js';
import type { Frame, Told } from '../render/picture-frames.js';
import { SEEN_FROM } from '../render/picture-views.js';
import { allShots } from '../render/shots.js';
import type { PictureView } from '../src/avatar/views.js';

const shots = allShots(
  loadForms(fileURLToPath(new URL('../../packages/lexicon', import.meta.url))),
);

function filmAt(path: string, view?: PictureView): Film {
  const shot = shots.find((each) => each.path === path);
  if (!shot) throw new Error(`nothing is ${path}`);
  return filmOf(view ? { ...shot, view } : shot);
}

/** What is told in the one picture of a form that has no frames. */
function toldOf(form: string, view?: PictureView): Told {
  const { frames } = filmAt(`signs/${form}.webp`, view);
  if (frames.length !== 1) throw new Error(`${form} has ${frames.length} frames`);
  return frames[0]?.told ?? {};
}

function movementIn(form: string, view?: PictureView): Movement {
  const { movement } = toldOf(form, view);
  if (!movement) throw new Error(`${form} holds still`);
  return movement;
}

/** Every arrow of every picture, where it is drawn. */
function drawnWays(): { path: string; frame: Frame; way: readonly Place[] }[] {
  return shots
    .filter(({ isTold }) => isTold)
    .flatMap(({ path }) =>
      filmAt(path).frames.flatMap((frame) => {
        const arrows = frame.told.movement?.arrows ?? [];
        return arrows.map((arrow) => {
          const others = arrows.filter((it) => it !== arrow);
          return { path, frame, way: drawnWay(arrow, others, frame) };
        });
      }),
    );
}

const extentOf = (points: readonly (readonly number[])[], axis: 0 | 1): number => {
  const values = points.map((point) => point[axis] ?? 0);
  return Math.max(...values) - Math.min(...values);
};

describe('the picture of a sign that moves', () => {
  test('stands pale where the hand arrives, and leads from there to where it rests', () => {
    const { momentsMs } = filmAt('signs/word-tall.webp');
    const { paleMs, arrows } = movementIn('word-tall');
    const [arrow] = arrows;
    expect(paleMs).toBeLessThan(momentsMs[0] ?? 0);
    expect(arrow?.isBothWays).toBe(false);
    // From the shoulder to above the head: up is less in a picture.
    expect(arrow?.points.at(-1)?.[1]).toBeLessThan((arrow?.points[0]?.[1] ?? 0) - 150);
  });

  test('leads both ways along what a hand goes again and again', () => {
    const { arrows } = movementIn('word-no');
    expect(arrows.map(({ isBothWays }) => isBothWays)).toEqual([true]);
    const points = arrows[0]?.points ?? [];
    expect(extentOf(points, 0)).toBeGreaterThan(3 * extentOf(points, 1));
  });

  test('shows each hand that moves, from the front to and fro below where it is far', () => {
    const { arrows } = movementIn('word-buy', 'front');
    expect(arrows).toHaveLength(2);
    for (const { points } of arrows) {
      const [low, high] = [...points]
        .sort((a, b) => b[1] - a[1])
        .flatMap((it, k, all) => (k === 0 || k === all.length - 1 ? [it] : []));
      expect(low?.[2]).toBeGreaterThan(high?.[2] ?? 0);
    }
  });

  test('is taken from aside where a hand goes to and fro, and leads there as the hand does', () => {
    for (const form of ['word-stop', 'word-buy', 'word-shop']) {
      const [arrow] = movementIn(form).arrows;
      const points = arrow?.points ?? [];
      expect(extentOf(points, 0), form).toBeGreaterThan(2 * extentOf(points, 1));
    }
    // Before him is to the right of the picture.
    const [push] = movementIn('word-stop').arrows;
    expect(push?.points.at(-1)?.[0]).toBeGreaterThan(push?.points[0]?.[0] ?? 0);
  });

  test('is taken from aside where fingers point at who looks, and else from the front', () => {
    const viewOf = (id: string) => shots.find(({ path }) => path === `signs/${id}.webp`)?.view;
    for (const id of ['word-you', 'word-afraid']) expect(viewOf(id), id).toBe('three-quarter');
    for (const id of ['word-address', 'word-date']) expect(viewOf(id), id).toBe('across');
    for (const id of ['word-tall', 'word-home', 'word-small']) expect(viewOf(id), id).toBe('front');
  });

  test('is taken from aside where hands go to and fro alone, and its way says how much nearer it comes', () => {
    const shotOf = (id: string) => shots.find(({ path }) => path === `signs/${id}.webp`);
    expect(shotOf('word-tuesday')?.view).toBe('three-quarter');
    // Fingers that hold each other are seen from the front alone.
    for (const id of ['word-saturday', 'word-wednesday', 'word-hello'])
      expect(shotOf(id)?.view, id).toBe('front');
    const nearerAtEnd = (id: string, view?: PictureView) =>
      movementIn(id, view).arrows[0]?.points.at(-1)?.[2] ?? 0;
    expect(nearerAtEnd('word-stop', 'front')).toBeGreaterThan(0.9);
    expect(Math.abs(nearerAtEnd('word-stop', 'side'))).toBeLessThan(0.25);
    expect(Math.abs(nearerAtEnd('word-tall'))).toBeLessThan(0.25);
  });

  test('leads on from where it turns to where it ends, beside its start, in a frame of its own', () => {
    const ways = filmAt('signs/word-beautiful.webp').frames.map(({ atMs, told }) => {
      expect(told.movement?.paleMs).toBeLessThan(atMs);
      const [arrow] = told.movement?.arrows ?? [];
      expect(arrow?.isBothWays).toBe(false);
      const points = arrow?.points ?? [];
      return (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0);
    });
    expect(ways.map(Math.sign)).toEqual([1, -1]);
  });

  test('leads straight down where a hand sinks while it bends', () => {
    const { told } = filmAt('signs/word-night.webp').frames.at(-1) ?? {};
    const points = told?.movement?.arrows[0]?.points ?? [];
    expect(extentOf(points, 1)).toBeGreaterThan(5 * extentOf(points, 0));
  });

  test('has a star where a hand touches, and none where it is over or before its place', () => {
    for (const form of [
      'word-with',
      'word-wrong',
      'word-village',
      'word-fever',
      'word-tuesday',
      'word-my',
    ])
      expect(toldOf(form).stars, form).toHaveLength(1);
    for (const form of ['word-friend', 'word-stop', 'word-hour', 'word-say'])
      expect(toldOf(form).stars, form).toBeUndefined();
  });

  test('has its stars where hands touch as it begins, too', () => {
    const [still, begun] = toldOf('word-cry').stars ?? [];
    expect((still?.y ?? 0) - (begun?.y ?? 0)).toBeGreaterThan(40);
    // Of both hands, which end in the air.
    const hands = toldOf('word-tired').stars?.map(({ x }) => x) ?? [];
    expect(hands).toHaveLength(2);
    expect(Math.abs((hands[0] ?? 0) - (hands[1] ?? 0))).toBeGreaterThan(100);
  });

  test('has the star of a touch in its circle, too', () => {
    const [circle] = toldOf('word-wrong').closeUps ?? [];
    const [star] = circle?.stars ?? [];
    expect(circle).toBeDefined();
    expect(star).toBeDefined();
    if (circle && star) {
      expect(Math.hypot(star.x - circle.x, star.y - circle.y)).toBeLessThan(circle.radius);
    }
  });

  test('has fingers that pinch, and a touch that a hand hides, in a circle from where they are open', () => {
    for (const form of ['word-man', 'word-money', 'word-wrong', 'word-saturday'])
      expect(toldOf(form).closeUps?.length, form).toBe(1);
  });

  test('is taken from aside of signs that are there, each from one side', () => {
    const named = Object.values(SEEN_FROM).flat();
    const shown = new Set(shots.map(({ path }) => path));
    expect(named.filter((id) => !shown.has(`signs/${id}.webp`))).toEqual([]);
    expect(named.length).toBe(new Set(named).size);
  });

  test('tells of a shake and a twist however small', () => {
    for (const form of ['word-how', 'word-yellow', 'word-foolish', 'word-apple']) {
      const { arrows } = movementIn(form);
      expect(arrows.length, form).toBeGreaterThan(0);
      expect(
        arrows.every(({ isBothWays }) => isBothWays),
        form,
      ).toBe(true);
    }
  });

  test('sends no hand anywhere whose fingers alone move, and has strokes at them', () => {
    // Four fingers of two hands, two strokes each; two waves on the free side of each hand that trembles.
    for (const [form, count] of [
      ['word-computer', 16],
      ['word-afraid', 4],
      ['word-cold', 4],
    ] as const) {
      expect(movementIn(form).arrows, form).toEqual([]);
      expect(toldOf(form).strokes?.length, form).toBe(count);
    }
    // Two to each side of tips that rub each other, and nothing pale.
    expect(toldOf('word-money').strokes?.length).toBe(4);
    expect(toldOf('word-money').movement).toBeUndefined();
  });

  test('has each hand by itself that brushes up the body in turn with the other one', () => {
    const { frames } = filmAt('signs/word-happy.webp');
    const ways = frames.flatMap(({ told }) => told.movement?.arrows ?? []);
    expect(ways).toHaveLength(2);
    for (const { points, isBothWays } of ways) {
      expect(isBothWays).toBe(false);
      expect(points.at(-1)?.[1]).toBeLessThan((points[0]?.[1] ?? 0) - 40);
    }
    const [right, left] = ways.map(
      ({ points, aside = [0, 0] }) => (points[0]?.[0] ?? 0) + aside[0],
    );
    expect(right).toBeLessThan(left ?? 0);
    expect(frames.map(({ told }) => told.count?.value)).toEqual([undefined, 2]);
  });

  test('leads one hand there and the other one back where they go in turn', () => {
    for (const form of ['word-shop', 'word-chat', 'word-car']) {
      const ways = movementIn(form).arrows.map(({ points, isBothWays }) => {
        expect(isBothWays, form).toBe(false);
        const [first, last] = [points[0], points.at(-1)];
        return [(last?.[0] ?? 0) - (first?.[0] ?? 0), (last?.[1] ?? 0) - (first?.[1] ?? 0)];
      });
      const [[x = 0, y = 0] = [], [otherX = 0, otherY = 0] = []] = ways;
      expect(x * otherX + y * otherY, form).toBeLessThan(0);
    }
  });

  test('has strokes and its way where fingers move and the hand goes', () => {
    expect(movementIn('word-rain').arrows.length).toBe(2);
    expect(toldOf('word-rain').strokes?.length).toBe(16);
  });

  test('says how often, beside an arrow and over no face', () => {
    for (const [form, value] of [
      ['word-train', 2],
      ['word-eat', 2],
      ['word-talk', 3],
      ['word-interpreter', 2],
      ['word-date', 2],
    ] as const) {
      const { count, movement } = toldOf(form);
      expect(count?.value, form).toBe(value);
      const { x = 0, y = 0, height = 0 } = count ?? {};
      expect(Math.min(x, y, 640 - x, 640 - y), form).toBeGreaterThanOrEqual(height);
      expect(movement?.arrows.length, form).toBeGreaterThan(0);
    }
    expect(toldOf('word-pen')).toMatchObject({ count: { value: 2 }, movement: { arrows: [] } });
    for (const form of ['word-tall', 'word-go', 'word-computer', 'word-afraid']) {
      expect(toldOf(form).count, form).toBeUndefined();
    }
  });

  test('has an arrow around a wrist where the hand turns about itself', () => {
    for (const form of ['word-interpreter', 'word-applause', 'word-apple']) {
      for (const { points, isSmall } of movementIn(form).arrows) {
        expect(isSmall, form).toBe(true);
        const [from, to] = [points[0] ?? [], points.at(-1) ?? []];
        const gap = Math.hypot((from[0] ?? 0) - (to[0] ?? 0), (from[1] ?? 0) - (to[1] ?? 0));
        const longest = Math.max(extentOf(points, 0), extentOf(points, 1));
        expect(gap, form).toBeGreaterThan(0.6 * longest);
        expect(Math.min(extentOf(points, 0), extentOf(points, 1)), form).toBeGreaterThan(10);
      }
    }
    const { told } = filmAt('signs/word-finish.webp').frames.at(-1) ?? {};
    expect(told?.movement?.arrows.map(({ isSmall }) => isSmall)).toEqual([undefined, undefined]);
  });

  test('has start and end of a hand in circles that opens or closes where it is, and of no other', () => {
    for (const form of ['word-pen', 'word-photograph', 'word-have', 'word-minute']) {
      const [start, end, more] = toldOf(form).closeUps ?? [];
      if (!start || !end) throw new Error(`${form} has no circles`);
      expect(more).toBeUndefined();
      expect(start.atMs, form).toBeLessThan(end.atMs);
      for (const { x, y, radius } of [start, end]) {
        expect(Math.min(x, y, 640 - x, 640 - y), form).toBeGreaterThan(radius);
      }
      expect(Math.hypot(start.x - end.x, start.y - end.y), form).toBeGreaterThan(2 * start.radius);
    }
    for (const form of ['word-stop', 'word-book']) {
      expect(toldOf(form).closeUps?.length ?? 0, form).toBeLessThan(2);
    }
  });

  test('has a hand in a circle whose fingers it shows short or small, where nothing else is', () => {
    for (const form of ['word-medicine', 'word-busy', 'word-sit', 'word-now']) {
      const [frame] = filmAt(`signs/${form}.webp`).frames;
      const [circle, more] = frame?.told.closeUps ?? [];
      if (!frame || !circle) throw new Error(`${form} has no circle`);
      expect(more, form).toBeUndefined();
      expect(circle.atMs, form).toBe(frame.atMs);
      for (const { points } of frame.told.movement?.arrows ?? []) {
        const [x, y] = points.at(-1) ?? [0, 0];
        expect(Math.hypot(circle.x - x, circle.y - y), form).toBeGreaterThan(circle.radius);
      }
    }
    for (const form of ['word-know', 'word-which', 'word-tall', 'letter-a-v1', 'numeral-5']) {
      expect(toldOf(form).closeUps, form).toBeUndefined();
    }
  });

  test('goes round once where the hand goes round', () => {
    const [arrow] = movementIn('word-train').arrows;
    expect(arrow?.isBothWays).toBe(false);
    const points = arrow?.points ?? [];
    const [first, last] = [points[0] ?? [], points.at(-1) ?? []];
    const gap = Math.hypot((first[0] ?? 0) - (last[0] ?? 0), (first[1] ?? 0) - (last[1] ?? 0));
    expect(gap).toBeLessThan(Math.max(extentOf(points, 0), extentOf(points, 1)) / 2);
  });

  test('leads up and down for a head that nods, and from side to side for one that is shaken', () => {
    const nod = toldOf('expression-affirmation').head?.points ?? [];
    const shake = toldOf('expression-negation').head?.points ?? [];
    expect(extentOf(nod, 1)).toBeGreaterThan(2 * extentOf(nod, 0));
    expect(extentOf(shake, 0)).toBeGreaterThan(2 * extentOf(shake, 1));
  });

  test('has an arrow above the head that is shaken while a hand signs, both ways and apart from the hand', () => {
    for (const form of ['word-no', 'word-not', 'word-dont']) {
      const { head, movement } = toldOf(form);
      const points = head?.points ?? [];
      expect(head?.isBothWays, form).toBe(true);
      expect(extentOf(points, 0), form).toBeGreaterThan(3 * extentOf(points, 1));
      const lowest = Math.max(...points.map(([, y]) => y));
      const hands = (movement?.arrows ?? []).flatMap((arrow) => arrow.points);
      expect(hands.length, form).toBeGreaterThan(0);
      for (const [, y] of hands) expect(y, form).toBeGreaterThan(lowest + 100);
    }
  });

  test('leads up before a face whose chin is raised, and to the side to which a head tilts', () => {
    const { head: raised } = toldOf('word-what');
    const [from, to] = [raised?.points[0], raised?.points.at(-1)];
    expect(raised?.isBothWays).toBe(false);
    expect(to?.[1]).toBeLessThan((from?.[1] ?? 0) - 50);
    const tilt = toldOf('word-tired').head?.points ?? [];
    // The dominant hand's side is the picture's left.
    expect(tilt.at(-1)?.[0]).toBeLessThan((tilt[0]?.[0] ?? 0) - 20);
    expect(toldOf('word-hello').head).toBeUndefined();
  });

  test('never stands pale where a hand ends that comes to no place again', () => {
    for (const { path } of shots.filter(({ isTold }) => isTold)) {
      if (path.startsWith('signs/expression-')) continue;
      for (const { atMs, told } of filmAt(path).frames) {
        const { arrows = [], paleMs } = told.movement ?? {};
        const isOneWay = arrows.some(({ isBothWays }) => !isBothWays);
        const goesRound = arrows.length === 1 && arrows[0]?.isRound === true;
        if (isOneWay && !goesRound) expect(paleMs, path).toBeLessThan(atMs);
      }
    }
    expect(filmAt('signs/word-father.webp').frames).toHaveLength(2);
  }, 60_000);

  test('has nothing pale of one hand that goes round to where it is', () => {
    for (const form of ['word-train', 'word-hour', 'word-sorry'])
      expect(movementIn(form).paleMs, form).toBe(filmAt(`signs/${form}.webp`).momentsMs[0]);
    const { paleMs } = movementIn('word-bicycle');
    expect(paleMs).not.toBe(filmAt('signs/word-bicycle.webp').momentsMs[0]);
  });

  test('has small arrows for small moves', () => {
    for (const form of ['word-do', 'word-medicine']) {
      expect(
        movementIn(form).arrows.map(({ isSmall }) => isSmall),
        form,
      ).toEqual([true]);
    }
    for (const form of ['word-train', 'word-tall', 'letter-r-v1'])
      expect(
        movementIn(form).arrows.some(({ isSmall }) => isSmall),
        form,
      ).toBe(false);
  });

  test('has no way of a hand that is pressed on the body', () => {
    expect(toldOf('word-hurt').movement).toBeUndefined();
    expect(toldOf('word-hurt').stars).toHaveLength(1);
  });

  test('is within the picture with all of every way', () => {
    for (const { path, frame, way } of drawnWays()) {
      for (const { x, y } of way) {
        expect(Math.min(x, frame.width - x), path).toBeGreaterThan(0);
        expect(Math.min(y, frame.height - y), path).toBeGreaterThan(0);
      }
    }
  }, 60_000);
});

test('a sign that holds still has nothing but its picture', () => {
  expect(toldOf('letter-l-v2').movement).toBeUndefined();
  expect(toldOf('numeral-1').movement).toBeUndefined();
});

describe('the picture of a letter', () => {
  test('has the way of fingers that draw or wipe on the other hand where they go', () => {
    for (const form of ['letter-j-v1', 'letter-h-v1']) {
      expect(
        movementIn(form).arrows.map(({ aside }) => aside),
        form,
      ).toContainEqual([0, 0]);
    }
  });

  const ringIn = (form: string) => toldOf(form).ring;

  test('has a ring where one finger tip of five decides', () => {
    const rings = ['a', 'e', 'i', 'o', 'u'].map((vowel) => ringIn(`letter-${vowel}-v1`));
    for (const ring of rings) {
      expect(ring?.radius).toBeGreaterThan(10);
      expect(Math.min(ring?.x ?? 0, ring?.y ?? 0)).toBeGreaterThan(100);
      expect(Math.max(ring?.x ?? 640, ring?.y ?? 640)).toBeLessThan(540);
    }
    const places = rings.map((ring) => `${Math.round(ring?.x ?? 0)},${Math.round(ring?.y ?? 0)}`);
    expect(new Set(places).size).toBe(rings.length);
  });

  test('has none where whole hands differ, and a word never', () => {
    expect(ringIn('letter-b-v1')).toBeUndefined();
    expect(ringIn('letter-l-v2')).toBeUndefined();
    expect(ringIn('word-buy')).toBeUndefined();
  });
});

test('scenes and clips tell nothing beside the signer', () => {
  for (const path of ['carousel/1.webp', 'guide/4.webp', 'about/about.webp', 'signs/word-no.mp4']) {
    expect(filmAt(path).frames, path).toEqual([]);
  }
});
