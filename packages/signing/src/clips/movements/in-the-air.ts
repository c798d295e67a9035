import type { Hand, Place, Segment } from '@isl/lexicon/form';
import { face, LOOSE, type Movement, motion, shortly, squareTo, WAYS, ways } from './parts.js';

export const waving: Movement = (random) => {
  const at = {
    place: random.pick<Place>(['shoulder', 'ear']),
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

export const pointingVaguely: Movement = (random) => {
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

export const talkingHands: Movement = (random) => {
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

/** From anywhere to anywhere, with hands that mean nothing. */
export const wandering: Movement = (random) => {
  const both = random.chance(0.45);
  const stops = Math.round(random.between(1, 4));
  const hand = (): Hand => {
    const ext = random.pick(WAYS);
    return {
      hs: random.pick(LOOSE),
      ext,
      palm: squareTo(random, ext),
      at: {
        place: random.pick<Place>(['chest', 'stomach', 'shoulder', 'upper-chest', 'chin']),
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

export const liftedAndDropped: Movement = (random) => {
  const ext = random.pick(['u', 'uo', 'uN', 'o', 'oN']);
  const at = {
    place: random.pick<Place>(['stomach', 'chest', 'shoulder-front']),
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
