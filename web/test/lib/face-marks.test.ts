import { describe, expect, it } from 'vitest';
import { cuesOver, type FaceCue } from '../../src/features/prediction/face/face-marks';
import { asked } from '../support/face-marks';
import { aFace, type Looks } from '../support/factories';

/** A face every 100 ms from `from` to `until`. */
const film = (from: number, until: number, looks: Looks) =>
  Array.from({ length: (until - from) / 100 + 1 }, (_, frame) => ({
    at: from + frame * 100,
    parameters: aFace(looks, (code) => asked[code] ?? 0),
  }));

describe('the face over a word', () => {
  const span = { startedAt: 2000, endedAt: 3000 };

  it.each<[FaceCue[], Looks]>([
    [['browsRaised'], { brows: 'up' }],
    [['chinUp'], { chin: 'chin-up' }],
    [['shake'], { headMovement: 'shake' }],
    [['nod'], { headMovement: 'nod' }],
    [['nod'], { headMovement: 'sway' }],
    [['doubt'], { brows: 'down', eyes: 'squint' }],
    [['doubt'], { brows: 'down', headTilt: 'tilt-left' }],
    [[], { brows: 'down', eyes: 'neutral', chin: 'chin-down' }],
  ])('has %j', (cues, looks) => {
    expect(cuesOver(film(2000, 3000, looks), span)).toEqual(cues);
  });

  it('is that of its own time', () => {
    const raised = film(0, 1500, { brows: 'up' });
    const calm = film(1600, 3000, { brows: 'neutral' });
    expect(cuesOver([...raised, ...calm], span)).toEqual([]);
    expect(cuesOver([...raised, ...calm], { startedAt: 500, endedAt: 1200 })).toEqual([
      'browsRaised',
    ]);
  });

  it('needs more than a moment of it', () => {
    const moment = film(2000, 2200, { brows: 'up' });
    const rest = film(2300, 3000, { brows: 'neutral' });
    expect(cuesOver([...moment, ...rest], span)).toEqual([]);
  });

  it('is known a little late where the head moves', () => {
    const before = film(2000, 2600, { headMovement: 'neutral' });
    const late = film(2700, 3600, { headMovement: 'shake' });
    expect(cuesOver([...before, ...late], span)).toEqual(['shake']);
  });

  it('is read from the nearest frame where a short word has none, never from a far one', () => {
    const short = { startedAt: 1000, endedAt: 1000 };
    const doubt: Looks = { brows: 'down', eyes: 'squint' };
    expect(cuesOver(film(600, 600, doubt), short)).toEqual(['doubt']);
    expect(cuesOver(film(100, 100, doubt), short)).toEqual([]);
    expect(cuesOver([], short)).toEqual([]);
  });
});
