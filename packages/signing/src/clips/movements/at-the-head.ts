import type { Hand, Handshape, Site } from '@isl/lexicon/form';
import { face, type Movement, motion, shortly, touching, ways } from './parts.js';

/** Rubbing or scratching a place of the head. */
export const scratching =
  (places: readonly string[]): Movement =>
  (random) => {
    const hs = random.pick<Handshape>(['claw', 'relaxed', 'bent', 'hook', 'c']);
    const of = random.pick<Site>(['middle.tip', 'index.tip', 'fingers']);
    const ext = random.pick(['uN', 'u', 'uiN', 'uN+N']);
    const dir = random.pick(['u', 'N', 'uN']);
    const type = random.pick(['shake', 'shake', 'wiggle', 'circle'] as const);
    const rub = motion(random, type, type === 'wiggle' ? 1 : 3, { dir, repeat: ways(random) });
    return [
      {
        D: touching(hs, of, random.pick(places), ext, random.pick(['i', 'i+N'])),
        motion: [{ ...rub, hand: 'D' }],
        hold: shortly(random),
        nmf: face(random),
      },
    ];
  };

export const restingHead: Movement = (random) => {
  const place = random.pick(['chin', 'cheek', 'under-chin', 'temple']);
  const D = touching(
    random.pick(['fist', 'relaxed', 'bent', 'c']),
    random.pick(['fingers', 'heel', 'index.knuckle']),
    place,
    'u',
    random.pick(['i', 'N', 'i+N']),
  );
  return [{ D, hold: random.between(600, 2600), nmf: face(random) }];
};

export const drinking: Movement = (random) => {
  const shift = { D: random.about(6), u: random.about(4), o: random.between(-2, 8) };
  const hs = random.pick<Handshape>(['c', 'c', 'o', 'relaxed']);
  const held = (at: Hand['at'], ext: string): Hand => ({ hs, ext, palm: 'N', ...(at && { at }) });
  return [
    { D: held({ place: 'stomach', distance: 'far', shift }, 'o+oN'), hold: shortly(random) },
    {
      move: random.between(400, 900),
      D: held({ place: 'mouth', distance: 'close', shift: { u: random.about(1), D: 1 } }, 'uN+oN'),
      motion: [{ type: 'twist', size: random.between(5, 20), repeat: 1, ms: 600 }],
      hold: random.between(200, 1400),
      nmf: { head: 'chin-up', strength: random.between(0.2, 1.2) },
    },
    {
      move: random.between(400, 900),
      D: held({ place: 'stomach', distance: 'far', shift }, 'o+oN'),
      hold: shortly(random),
    },
  ];
};

export const adjustingGlasses: Movement = (random) => {
  const both = random.chance(0.4);
  const place = both || random.chance(0.6) ? 'temple' : 'between-brows';
  const D = touching(
    random.pick(['pinch', 'index', 'relaxed', 'o-index']),
    'index.tip',
    place,
    'uN',
    'i+N',
  );
  const push = motion(random, 'tap', 1.5, { dir: 'i', repeat: ways(random) });
  return [
    {
      D,
      ...(both && { sym: 'mirror' as const }),
      motion: [push],
      hold: shortly(random),
      nmf: face(random),
    },
  ];
};

export const strokingHair: Movement = (random) => {
  const from = touching(
    random.pick(['relaxed', 'bent', 'claw']),
    'fingers',
    random.pick(['forehead-side', 'head-top', 'temple']),
    'uN',
    'i',
  );
  return [
    { D: from, hold: random.between(0, 200) },
    {
      move: random.between(300, 800),
      D: touching(
        'relaxed',
        'fingers',
        random.pick(['ear', 'shoulder']),
        'uN',
        random.pick(['i', 'N']),
      ),
      slide: true,
      hold: shortly(random),
      nmf: face(random),
    },
  ];
};
