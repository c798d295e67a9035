import type { Segment } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { readSigml } from '../src/index.js';

const segmentsOf = (manual: string, attributes = '', nonmanual = ''): readonly Segment[] => {
  const [sign] = readSigml(
    `<sigml><hamgestural_sign gloss="A">${nonmanual}<sign_manual ${attributes}>${manual}</sign_manual></hamgestural_sign></sigml>`,
  );
  if (sign === undefined || sign.outcome === 'refused')
    throw new Error(JSON.stringify(sign?.refused));
  return sign.segments;
};
const POINTING = '<handconfig handshape="finger2" thumbpos="across" extfidir="u" palmor="d"/>';
const BOTH = 'both_hands="true" lr_symm="true"';

describe('the hand of a gestural sign', () => {
  it.each([
    ['u', 'd', 'o'],
    ['u', 'u', 'i'],
    ['u', 'l', 'N'],
    ['o', 'd', 'd'],
    ['l', 'l', 'i'],
    ['l', 'd', 'd'],
  ])('that points %s with its palm told as %s looks %s', (ext, palm, looks) => {
    const [segment] = segmentsOf(
      `<handconfig handshape="flat" extfidir="${ext}" palmor="${palm}"/>`,
    );
    expect(segment?.D?.palm).toBe(looks);
  });

  it('that points at the signer has its palm told from there', () => {
    const [segment] = segmentsOf('<handconfig handshape="flat" extfidir="il" palmor="r"/>');
    expect(segment?.D?.palm).toBe('iD');
  });

  it('is half-way between two that are told', () => {
    const [segment] = segmentsOf(
      '<handconfig handshape="flat" second_handshape="fist" extfidir="u" second_extfidir="uo" palmor="l"/>',
    );
    expect(segment?.D?.ext).toBe('u+uo');
    expect(segment?.D?.shape?.between?.base).toBe('fist');
  });

  it('has a name where one is told, and base, thumb and bends where none is', () => {
    const [index] = segmentsOf(POINTING);
    expect(index?.D).toMatchObject({ hs: 'index' });
    expect(index?.D?.shape).toBeUndefined();
    const [odd] = segmentsOf(
      '<handconfig handshape="finger23" bend2="hooked" thumbpos="out" extfidir="u" palmor="d"/>',
    );
    expect(odd?.D?.shape?.is).toEqual({ base: 'finger23', thumb: 'out', bends: { 2: 'hooked' } });
  });

  it('is at a place, a side of it and a distance', () => {
    const place = (attributes: string) =>
      segmentsOf(`${POINTING}<location_bodyarm ${attributes}/>`)[0]?.D?.at;
    expect(place('location="shoulders" side="right_at" contact="close"')).toEqual({
      place: 'shoulder-front',
      distance: 'near',
    });
    expect(place('location="shoulders" side="left_at"')).toMatchObject({
      place: 'shoulder-front',
      side: 'N',
    });
    expect(place('location="teeth" contact="touch"')).toEqual({
      place: 'teeth',
      distance: 'touch',
    });
    expect(place('location="earlobe" contact="touch"')).toMatchObject({ place: 'ear-lobe' });
    const between = place('location="chest" second_location="shoulders"');
    expect(between?.shift?.u).toBeGreaterThan(3);
  });

  it('touches the forearm and the elbow of the other arm', () => {
    for (const [location, part] of [
      ['lowerarm', 'N.forearm'],
      ['elbow', 'N.elbow'],
      ['upperarm', 'N.upper-arm'],
    ]) {
      const [segment] = segmentsOf(
        `${POINTING}<location_bodyarm location="${location}" contact="touch"/>`,
      );
      expect(segment?.D?.contact?.with).toBe(part);
      expect(segment?.N).toBeDefined();
    }
  });
});

describe('two hands', () => {
  it('that are mirrored are told once', () => {
    const [segment] = segmentsOf(`${POINTING}<location_bodyarm location="chest"/>`, BOTH);
    expect(segment?.sym).toBe('mirror');
    expect(segment?.N).toBeUndefined();
  });

  it('that are told apart are two', () => {
    const [segment] = segmentsOf(
      '<split_handconfig><handconfig handshape="flat" extfidir="o" palmor="u"/><handconfig handshape="fist" extfidir="r" palmor="d"/></split_handconfig>',
    );
    expect(segment?.D).toMatchObject({ hs: 'flat', ext: 'o', palm: 'u' });
    expect(segment?.N).toMatchObject({ ext: 'D', palm: 'd' });
  });

  it('meet where the first site told is on the other hand', () => {
    const [segment] = segmentsOf(
      '<split_handconfig><handconfig handshape="finger2" thumbpos="across" extfidir="d" palmor="d"/><handconfig handshape="flat" extfidir="or" palmor="u"/></split_handconfig>' +
        '<handconstellation contact="touch"><location_hand location="palm"/><location_hand location="tip" digits="2"/></handconstellation>',
    );
    expect(segment?.D?.contact).toMatchObject({ of: 'index.tip', with: 'N.palm' });
  });

  it('go opposite ways in split_motion', () => {
    const [, moved] = segmentsOf(
      `${POINTING}<split_motion><directedmotion direction="u"/><directedmotion direction="d"/></split_motion>`,
      BOTH,
    );
    expect(moved?.D?.at?.shift?.u).toBe(14);
    expect(moved?.N?.at?.shift?.u).toBe(-14);
  });
});

describe('a motion', () => {
  const moved = (motion: string) => segmentsOf(`${POINTING}${motion}`);

  it('goes so far as its size, to the side that is told', () => {
    expect(moved('<directedmotion direction="r" size="small"/>')[1]?.D?.at?.shift).toEqual({
      D: 7,
    });
    expect(moved('<directedmotion direction="l" size="big"/>')[1]?.D?.at?.shift).toEqual({
      D: -23,
    });
  });

  it('swells to the side of its curve', () => {
    expect(moved('<directedmotion direction="r" curve="u"/>')[1]?.D?.curve?.dir).toBe('u');
    expect(moved('<directedmotion direction="r" curve="r"/>')[1]?.D?.curve?.dir).toBe('o');
    expect(moved('<directedmotion direction="uo" curve="u"/>')[1]?.D?.curve?.dir).toBe('ui');
  });

  it('waves, zigzags or brushes', () => {
    expect(moved('<directedmotion direction="r" zigzag_style="wavy"/>')[0]?.motion?.[0]?.type).toBe(
      'wave',
    );
    expect(
      moved('<directedmotion direction="r" zigzag_style="zigzag"/>')[0]?.motion?.[0]?.type,
    ).toBe('zigzag');
    expect(moved('<directedmotion direction="r" brushing="true"/>')[0]?.motion?.[0]?.type).toBe(
      'brush',
    );
  });

  it('round an axis goes clockwise for whoever looks along it', () => {
    const [segment] = moved('<circularmotion axis="o"/>');
    expect(segment?.motion?.[0]).toMatchObject({ type: 'circle', dir: 'D', bulge: 'd' });
    const [forward] = moved('<circularmotion axis="l"/>');
    expect(forward?.motion?.[0]).toMatchObject({ type: 'circle', dir: 'o', bulge: 'd' });
  });

  it('and another at once are one step, one after the other two', () => {
    const change = '<tgt_motion><changeposture/><handconfig extfidir="o"/></tgt_motion>';
    expect(moved(`<par_motion><directedmotion direction="d"/>${change}</par_motion>`)).toHaveLength(
      2,
    );
    expect(moved(`<seq_motion><directedmotion direction="d"/>${change}</seq_motion>`)).toHaveLength(
      3,
    );
  });

  it('ends where its target is', () => {
    const steps = moved(
      '<tgt_motion><directedmotion direction="i"/><location_bodyarm location="chin" contact="touch"/></tgt_motion>',
    );
    expect(steps.at(-1)?.D?.at).toMatchObject({ place: 'chin', distance: 'touch' });
  });

  it('is repeated from where it began', () => {
    const [segment] = moved(
      '<rpt_motion repetition="fromstart_several"><directedmotion direction="d"/></rpt_motion>',
    );
    expect(segment?.motion?.[0]).toMatchObject({ type: 'straight', dir: 'd', repeat: 3 });
    const steps = moved(
      '<rpt_motion repetition="fromstart"><directedmotion direction="d" curve="l"/></rpt_motion>',
    );
    expect(steps.map(({ D }) => D?.at?.shift?.u ?? 0)).toEqual([0, -14, 0, -14]);
  });
});

describe('face and body', () => {
  const faced = (tiers: string) =>
    segmentsOf(POINTING, '', `<sign_nonmanual>${tiers}</sign_nonmanual>`)[0]?.nmf;

  it('are read by their codes', () => {
    expect(faced('<head_tier><head_movement movement="SH"/></head_tier>')).toEqual({
      head: 'shake',
    });
    expect(faced('<facialexpr_tier><eye_brows movement="RB"/></facialexpr_tier>')).toEqual({
      brows: 'up',
    });
    expect(faced('<body_tier><body_movement movement="TR"/></body_tier>')).toEqual({
      body: 'lean-D',
    });
  });

  it('have a mouth picture as the shapes of a mouth', () => {
    expect(faced('<mouthing_tier><mouth_picture picture="bo:m"/></mouthing_tier>')).toEqual({
      mouthing: 'mom',
    });
  });
});
