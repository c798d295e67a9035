import type { Form, Hand, Motion, NonManual, Segment } from '@isl/lexicon/form';
import { directionOf } from '../directions.js';
import { dot } from '../rig.js';
import type { Random } from './random.js';

/** What people do with their hands that is no sign; each is made anew from many parameters. */
export type Movement = (random: Random) => readonly Segment[];

const WAYS = 'u d D N o uo uD uN do dD dN oD oN uoD uoN doD doN'.split(' ');
const LOOSE = ['relaxed', 'relaxed', 'five', 'flat', 'claw', 'bent', 'c', 'fist', 'index'] as const;
const HEADS = ['turn-D', 'turn-N', 'tilt-D', 'tilt-N', 'chin-down', 'nods', 'neutral'] as const;

const squareTo = (random: Random, ext: string): string => {
  const along = directionOf(ext) ?? [0, 1, 0];
  const square = WAYS.filter((way) => Math.abs(dot(along, directionOf(way) ?? along)) < 0.5);
  return random.pick(square);
};

const face = (random: Random): NonManual =>
  random.chance(0.4) ? { head: random.pick(HEADS), strength: random.between(0.3, 1) } : {};

const motion = (
  random: Random,
  type: Motion['type'],
  size: number,
  rest: Partial<Motion> = {},
) => ({
  type,
  size: size * random.between(0.6, 1.5),
  ...rest,
});

/** A hand at something of one's own body. */
const touching = (hs: string, of: string, place: string, ext: string, palm: string): Hand => ({
  hs,
  ext,
  palm,
  contact: { of, with: place, from: 'o' },
});

const ways = (random: Random): number => Math.round(random.between(1, 5));
const shortly = (random: Random): number => random.between(40, 700);

/** Rubbing or scratching a place of the head. */
const scratching =
  (places: readonly string[]): Movement =>
  (random) => {
    const hs = random.pick(['claw', 'relaxed', 'bent', 'hook', 'c']);
    const of = random.pick(['middle.tip', 'index.tip', 'fingers']);
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

const drinking: Movement = (random) => {
  const shift = { D: random.about(6), u: random.about(4), o: random.between(-2, 8) };
  const hs = random.pick(['c', 'c', 'o', 'relaxed']);
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

const waving: Movement = (random) => {
  const at = {
    place: random.pick(['shoulder', 'ear']),
    distance: random.pick(['middle', 'far'] as const),
    shift: { D: random.between(2, 16), u: random.between(-4, 14) },
  };
  const wave = random.pick([
    motion(random, 'shake', 12, { dir: 'D', repeat: ways(random) + 1 }),
    motion(random, 'nod', 35, { repeat: ways(random) + 1 }),
    motion(random, 'twist', 50, { repeat: ways(random) + 1 }),
  ]);
  const D: Hand = { hs: random.pick(['five', 'relaxed', 'flat']), ext: 'u', palm: 'o', at };
  return [{ D, motion: [{ ...wave, hand: 'D' }], hold: random.between(0, 200), nmf: face(random) }];
};

const typing: Movement = (random) => {
  const D: Hand = {
    hs: 'relaxed',
    ext: 'o+oN',
    palm: 'd',
    at: {
      place: 'waist-side',
      distance: random.pick(['far', 'stretched'] as const),
      shift: { u: random.between(-6, 3), D: random.about(4) },
    },
  };
  const play = motion(random, 'wiggle', 1, { repeat: ways(random) * 3 });
  return [
    {
      D,
      sym: 'mirror',
      motion: [play],
      hold: shortly(random),
      nmf: { gaze: 'down', head: 'chin-down' },
    },
  ];
};

const mouse: Movement = (random) => {
  const at = {
    place: 'waist-side',
    distance: 'stretched',
    shift: { D: random.between(4, 14), u: -2 },
  };
  const D: Hand = { hs: 'relaxed', ext: 'o', palm: 'd', at: at as NonNullable<Hand['at']> };
  const roam = motion(random, random.pick(['circle', 'shake']), 5, {
    dir: random.pick(['D', 'o', 'oD']),
    bulge: 'N',
    repeat: ways(random),
    ms: random.between(700, 2200),
  });
  return [{ D, motion: [{ ...roam, hand: 'D' }], hold: shortly(random) }];
};

const crossingArms: Movement = (random) => {
  const u = random.between(-9, 1);
  const arm = (hs: string, o: number): Hand => ({
    hs,
    ext: 'N+uN',
    palm: random.pick(['i', 'd+i']),
    at: { place: 'chest-side', side: 'N', distance: 'close', shift: { D: random.about(2), u, o } },
  });
  return [
    {
      D: arm(random.pick(['relaxed', 'fist', 'flat']), 5),
      N: {
        ...arm(random.pick(['relaxed', 'fist', 'flat']), 0),
        ext: 'D+uD',
        at: {
          place: 'chest-side',
          side: 'D',
          distance: 'close',
          shift: { D: random.about(2), u: u - 4 },
        },
      },
      move: random.between(500, 900),
      hold: random.between(500, 2500),
      nmf: face(random),
    },
  ];
};

const adjustingGlasses: Movement = (random) => {
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

const strokingHair: Movement = (random) => {
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

const pointingVaguely: Movement = (random) => {
  const ext = random.pick(['uD', 'uoD', 'uo', 'oD', 'u+uD', 'uN']);
  const D: Hand = {
    hs: random.pick(['index', 'hook', 'relaxed', 'u']),
    ext,
    palm: squareTo(random, ext),
    at: {
      place: 'shoulder',
      distance: random.pick(['far', 'stretched'] as const),
      shift: { D: random.between(-6, 18), u: random.between(-12, 16) },
    },
  };
  const swing = motion(random, random.pick(['shake', 'circle', 'arc']), 6, {
    dir: random.pick(WAYS),
    repeat: ways(random),
  });
  return [
    {
      D,
      motion: [{ ...swing, hand: 'D' }],
      hold: shortly(random),
      nmf: { gaze: 'away', ...face(random) },
    },
  ];
};

const foldingHands: Movement = (random) => {
  const D: Hand = {
    hs: random.pick(['relaxed', 'bent', 'fist']),
    ext: random.pick(['oN', 'uoN', 'oN+N']),
    palm: random.pick(['i', 'd']),
    contact: {
      of: 'palm',
      with: 'N.back',
      offset: { u: random.between(-24, -10), o: random.about(3) },
    },
  };
  const N: Hand = {
    hs: 'relaxed',
    ext: random.pick(['oD', 'oD+D']),
    palm: random.pick(['i', 'd']),
    at: { place: 'stomach', distance: 'middle', shift: { u: random.between(-6, 8) } },
  };
  const rub = motion(random, 'circle', 3, { dir: 'N', bulge: 'o', repeat: ways(random) });
  return [
    {
      D,
      N,
      ...(random.chance(0.5) && { motion: [{ ...rub, hand: 'D' as const }] }),
      hold: random.between(200, 1800),
      nmf: face(random),
    },
  ];
};

/** From anywhere to anywhere, with hands that mean nothing. */
const wandering: Movement = (random) => {
  const both = random.chance(0.45);
  const stops = Math.round(random.between(1, 4));
  const hand = (): Hand => {
    const ext = random.pick(WAYS);
    return {
      hs: random.pick(LOOSE),
      ext,
      palm: squareTo(random, ext),
      at: {
        place: random.pick(['chest', 'stomach', 'shoulder', 'upper-chest', 'chin']),
        distance: random.pick(['middle', 'far', 'stretched'] as const),
        shift: { D: random.between(-14, 20), u: random.between(-16, 14), o: random.about(4) },
      },
    };
  };
  return Array.from(
    { length: stops },
    (): Segment => ({
      move: random.between(250, 1100),
      D: hand(),
      ...(both && { N: mirrored(hand()) }),
      hold: random.chance(0.6) ? random.between(0, 120) : random.between(120, 600),
      nmf: face(random),
    }),
  );
};

/** The other hand keeps to its own side. */
const mirrored = (hand: Hand): Hand => ({
  ...hand,
  ...(hand.at && { at: { ...hand.at, shift: { ...hand.at.shift, D: -(hand.at.shift?.D ?? 0) } } }),
});

const liftedAndDropped: Movement = (random) => {
  const ext = random.pick(['u', 'uo', 'uN', 'o', 'oN']);
  const at = {
    place: random.pick(['stomach', 'chest', 'shoulder-front']),
    distance: random.pick(['middle', 'far', 'near'] as const),
    shift: { D: random.between(-8, 10), u: random.between(-8, 10) },
  };
  const D: Hand = { hs: random.pick(LOOSE), ext, palm: squareTo(random, ext), at };
  const both = random.chance(0.3);
  return [
    {
      move: random.between(250, 800),
      D,
      ...(both && { sym: 'mirror' as const }),
      hold: random.between(0, 250),
    },
  ];
};

const talkingHands: Movement = (random) => {
  const D: Hand = {
    hs: random.pick(['relaxed', 'five', 'bent']),
    ext: random.pick(['o', 'uo', 'oN']),
    palm: random.pick(['N', 'u', 'uN']),
    at: {
      place: 'stomach',
      distance: random.pick(['far', 'middle'] as const),
      shift: { D: random.between(0, 10), u: random.between(-2, 12) },
    },
  };
  const ext = D.ext;
  const beat = motion(random, random.pick(['tap', 'shake', 'circle']), 5, {
    dir: random.pick(['u', 'D', 'uD', 'o']),
    repeat: ways(random),
  });
  const both = random.chance(0.5);
  return [
    {
      D: { ...D, palm: D.palm === 'N' ? 'N' : squareTo(random, ext) },
      ...(both && { sym: 'mirror' as const }),
      motion: [beat],
      hold: shortly(random),
      nmf: face(random),
    },
  ];
};

const restingHead: Movement = (random) => {
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

/** The hands stay where they rest; the head may move. */
const resting: Movement = (random) => [
  { hold: random.between(800, 3500), nmf: face(random) },
  { hold: random.between(300, 1500), nmf: face(random) },
];

export const MOVEMENTS = {
  resting,
  'scratching-head': scratching(['head-top', 'forehead-side', 'ear']),
  'scratching-cheek': scratching(['cheek', 'chin', 'neck', 'temple']),
  'scratching-nose': scratching(['nose', 'nose-side', 'upper-lip', 'eye']),
  'scratching-body': scratching(['shoulder', 'chest-side', 'upper-chest']),
  'resting-head': restingHead,
  drinking,
  waving,
  typing,
  mouse,
  'crossing-arms': crossingArms,
  'adjusting-glasses': adjustingGlasses,
  'stroking-hair': strokingHair,
  'pointing-vaguely': pointingVaguely,
  'folding-hands': foldingHands,
  'talking-hands': talkingHands,
  wandering,
  'lifted-and-dropped': liftedAndDropped,
} as const satisfies Readonly<Record<string, Movement>>;

/** A movement as a form, for the solver alone: it is in no lexicon. */
export const formOf = (name: string, segments: readonly Segment[]): Form => ({
  id: name,
  concept: name,
  gloss: '',
  kind: 'word',
  region: 'unknown',
  confidence: 'medium',
  origin: 'gesture',
  uncertain: [],
  sources: [],
  alt: '',
  segments: segments as Form['segments'],
});
