import type { Hand, Handshape } from '@isl/lexicon/form';
import { face, type Movement, motion, shortly, ways } from './parts.js';

export const typing: Movement = (random) => {
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

export const mouse: Movement = (random) => {
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

export const crossingArms: Movement = (random) => {
  const u = random.between(-9, 1);
  const arm = (hs: Handshape, o: number): Hand => ({
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

export const foldingHands: Movement = (random) => {
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
