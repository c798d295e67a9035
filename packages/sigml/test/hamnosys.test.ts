import { describe, expect, it } from 'vitest';
import { readSigml } from '../src/index.js';

const sigml = (symbols: string, nonmanual = ''): string =>
  `<sigml>\n<hns_sign gloss="A">\n<hamnosys_nonmanual>${nonmanual}</hamnosys_nonmanual>\n<hamnosys_manual>\n${symbols
    .split(' ')
    .map((name) => `<${name}/>`)
    .join('\n')}\n</hamnosys_manual>\n</hns_sign>\n</sigml>`;

const read = (symbols: string, nonmanual = '') => {
  const [sign] = readSigml(sigml(symbols, nonmanual));
  if (sign === undefined || sign.outcome === 'refused')
    throw new Error(JSON.stringify(sign?.refused));
  return sign;
};
const INDEX = 'hamfinger2 hamthumbacrossmod hamextfingeru hampalmd';

/** What a gestural file would say. */
const gestural = (manual: string, attributes = '') => {
  const [sign] = readSigml(
    `<sigml><hamgestural_sign gloss="A"><sign_manual ${attributes}>${manual}</sign_manual></hamgestural_sign></sigml>`,
  );
  if (sign === undefined || sign.outcome === 'refused')
    throw new Error(JSON.stringify(sign?.refused));
  return sign.segments;
};
const GESTURAL = '<handconfig handshape="finger2" thumbpos="across" extfidir="u" palmor="d"/>';

describe('HamNoSys', () => {
  it.each([
    [
      `${INDEX} hamshoulders hamlrat hamclose hammoveo hamsmallmod hamrepeatfromstart`,
      `${GESTURAL}<location_bodyarm location="shoulders" side="right_at" contact="close"/><rpt_motion repetition="fromstart"><directedmotion direction="o" size="small"/></rpt_motion>`,
      '',
    ],
    [
      `hamsymmlr ${INDEX} hamchest hamcirclel hamsmallmod hamrepeatfromstartseveral`,
      `${GESTURAL}<location_bodyarm location="chest"/><rpt_motion repetition="fromstart_several"><circularmotion axis="l" size="small"/></rpt_motion>`,
      'both_hands="true" lr_symm="true"',
    ],
    [
      `${INDEX} hamparbegin hammover hamarcu hamreplace hamextfingero hamparend`,
      `${GESTURAL}<par_motion><directedmotion direction="r" curve="u"/><tgt_motion><changeposture/><handconfig extfidir="o"/></tgt_motion></par_motion>`,
      '',
    ],
    [
      `${INDEX} hamseqbegin hammoved hammoveu hamseqend hamtwisting hamsmallmod`,
      `${GESTURAL}<seq_motion><directedmotion direction="d"/><directedmotion direction="u"/></seq_motion><wristmotion motion="twisting" size="small"/>`,
      '',
    ],
    [
      `hamparbegin ${INDEX} hamplus hamflathand hamextfingeror hampalmu hamparend hamparbegin hampalm hamplus hamindexfinger hamfingertip hamparend hamtouch hamparbegin hammoveu hamplus hamnomotion hamparend`,
      '<split_handconfig><handconfig handshape="finger2" thumbpos="across" extfidir="u" palmor="d"/><handconfig handshape="flat" extfidir="or" palmor="u"/></split_handconfig><handconstellation contact="touch"><location_hand location="palm"/><location_hand location="tip" digits="2"/></handconstellation><split_motion><directedmotion direction="u"/><nomotion/></split_motion>',
      '',
    ],
    [
      `${INDEX} hammoveo hamchin hamtouch`,
      `${GESTURAL}<tgt_motion><directedmotion direction="o"/><location_bodyarm location="chin" contact="touch"/></tgt_motion>`,
      '',
    ],
    [
      'hamceeall hamthumbopenmod hamextfingerol hambetween hamextfingeruo hampalml hammover hamwavy',
      '<handconfig handshape="ceeall" ceeopening="slack"/><handconfig extfidir="ol" second_extfidir="uo"/><handconfig palmor="l"/><directedmotion direction="r" zigzag_style="wavy"/>',
      '',
    ],
  ])('is read as what says the same in gestures: %s', (symbols, manual, attributes) => {
    expect(read(symbols).segments).toEqual(gestural(manual, attributes));
  });

  it('has face and mouth beside the hands', () => {
    const sign = read(INDEX, '<hnm_head tag="SH"/><hnm_mouthpicture picture="no"/>');
    expect(sign.segments[0]?.nmf).toEqual({ head: 'shake', mouthing: 'so' });
  });

  it('is refused at a symbol that is not read, with its line', () => {
    const [sign] = readSigml(sigml(`${INDEX} hamjump`));
    if (sign?.outcome !== 'refused') throw new Error('read');
    expect(sign.refused).toEqual({
      line: 9,
      element: 'hamjump',
      cause: 'not a symbol that is read here',
      value: 'hamjump',
    });
  });

  it('is refused where a bracket does not end', () => {
    const [sign] = readSigml(sigml(`${INDEX} hamparbegin hammoveu`));
    expect(sign?.outcome).toBe('refused');
  });

  it('tells of symbols that a form has no word for', () => {
    const sign = read(`${INDEX} hammoveu hametc`);
    expect(sign.outcome).toBe('kept with a warning');
    expect(sign.findings[0]).toMatchObject({ outcome: 'left out', value: 'hametc' });
  });
});
