import { describe, expect, it } from 'vitest';
import { readSigml, SigmlError } from '../src/index.js';

const inSigml = (inner: string): string => `<?xml version="1.0"?>\n<sigml>\n${inner}\n</sigml>`;
const sign = (manual: string): string =>
  inSigml(
    `<hamgestural_sign gloss="A">\n<sign_manual>\n${manual}\n</sign_manual>\n</hamgestural_sign>`,
  );
const CONFIG = '<handconfig handshape="flat" extfidir="u" palmor="d"/>';

const errorOf = (file: Uint8Array | string): SigmlError => {
  try {
    readSigml(file);
  } catch (error) {
    if (error instanceof SigmlError) return error;
    throw error;
  }
  throw new Error('the file was read');
};

describe('a file that is not SiGML', () => {
  it.each([
    ['', 1, /no element|not well-formed/],
    ['not XML at all', 1, /not well-formed/],
    [
      '<sigml>\n<hamgestural_sign>\n</sigml>',
      3,
      /not well-formed.*hamgestural_sign|unexpected close/i,
    ],
    ['{"sigml": true}', 1, /not well-formed/],
    ['<html><body/></html>', 1, /not SiGML/],
    ['<sigml/>', 1, /no sign/],
    [`${inSigml('<hamgestural_sign gloss="A')}`, 4, /not well-formed/],
  ])('is refused with its line: %j', (file, line, reason) => {
    const error = errorOf(file);
    expect(error.line).toBe(line);
    expect(error.reason).toMatch(reason);
  });

  it('is refused where its bytes are no text', () => {
    expect(errorOf(Uint8Array.from([0x3c, 0xff, 0xff, 0x3e])).reason).toMatch(
      /not a text in UTF-8/,
    );
  });

  it('is read as UTF-16 where it says so by its first bytes', () => {
    const text = `\ufeff${sign(CONFIG)}`;
    const bytes = new Uint8Array(new Uint16Array([...text].map((one) => one.charCodeAt(0))).buffer);
    expect(readSigml(bytes)[0]?.outcome).toBe('read');
  });
});

describe('a file that means harm', () => {
  it('cannot blow entities up', () => {
    const laughs = Array.from(
      { length: 9 },
      (_, k) => `<!ENTITY a${k + 1} "${`&a${k};`.repeat(10)}">`,
    ).join('\n');
    const bomb = `<?xml version="1.0"?>\n<!DOCTYPE sigml [<!ENTITY a0 "ha">\n${laughs}]>\n<sigml>\n<hamgestural_sign gloss="&a9;"/></sigml>`;
    const before = process.memoryUsage().heapUsed;
    const error = errorOf(bomb);
    expect(error.reason).toMatch(/entity/i);
    expect(error.line).toBeGreaterThan(10);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50e6);
  });

  it('cannot have other files read', () => {
    const outside =
      '<!DOCTYPE sigml [<!ENTITY x SYSTEM "file:///etc/hostname">]>\n<sigml><hamgestural_sign gloss="&x;"/></sigml>';
    expect(errorOf(outside).reason).toMatch(/entity/i);
  });

  it('of 50 MB is refused before it is parsed', () => {
    const huge = new Uint8Array(50 * 1024 * 1024).fill(0x20);
    const startMs = performance.now();
    expect(errorOf(huge).reason).toMatch(/50\.0 MB; at most 20/);
    expect(performance.now() - startMs).toBeLessThan(500);
  });

  it('of elements in elements in elements is refused with the element', () => {
    const deep = inSigml('<seq_motion>'.repeat(200) + '</seq_motion>'.repeat(200));
    const error = errorOf(deep);
    expect(error.reason).toMatch(/deep/);
    expect(error.element).toBe('seq_motion');
  });

  it('of repetitions in repetitions is refused, and does not take for ever', () => {
    const motion = `${'<rpt_motion repetition="fromstart_several"><seq_motion>'.repeat(12)}<directedmotion direction="u" curve="l"/><directedmotion direction="d" curve="l"/>${'</seq_motion></rpt_motion>'.repeat(12)}`;
    const startMs = performance.now();
    const [read] = readSigml(sign(`${CONFIG}${motion}`));
    expect(read?.outcome).toBe('refused');
    expect(performance.now() - startMs).toBeLessThan(2000);
  });
});

describe('a sign with something wrong in it', () => {
  it.each([
    ['<handconfig handshape="paw"/>', 5, 'handconfig', 'unknown handshape', 'paw'],
    ['<handconfig extfidir="x"/>', 5, 'handconfig', 'unknown value of extfidir', 'x'],
    ['<handconfig palmor="ud"/>', 5, 'handconfig', 'unknown value of palmor', 'ud'],
    [
      `${CONFIG}\n<location_bodyarm location="moon"/>`,
      6,
      'location_bodyarm',
      'unknown location',
      'moon',
    ],
    [`${CONFIG}\n<dance/>`, 6, 'dance', 'unknown element', 'dance'],
    [`${CONFIG}\n<directedmotion/>`, 6, 'directedmotion', 'without direction', undefined],
    [
      `${CONFIG}\n<directedmotion direction="north"/>`,
      6,
      'directedmotion',
      'unknown value of direction',
      'north',
    ],
    [
      `${CONFIG}\n<wristmotion motion="wobbling"/>`,
      6,
      'wristmotion',
      'unknown motion of the wrist',
      'wobbling',
    ],
    [
      `${CONFIG}\n<rpt_motion repetition="often"><fingerplay/></rpt_motion>`,
      6,
      'rpt_motion',
      'unknown repetition',
      'often',
    ],
    [`${CONFIG}\n<par_motion><hop/></par_motion>`, 6, 'hop', 'not a motion in par_motion', 'hop'],
    [
      `${CONFIG}\n<split_motion><fingerplay/></split_motion>`,
      6,
      'split_motion',
      'split_motion is of two motions',
      undefined,
    ],
    ['', 4, 'sign_manual', 'nothing that hands do', undefined],
  ])('is refused with line, element and value: %s', (manual, line, element, cause, value) => {
    const [read] = readSigml(sign(manual));
    if (read?.outcome !== 'refused') throw new Error('the sign was read');
    expect(read.refused).toEqual({ line, element, cause, ...(value !== undefined && { value }) });
  });

  it('does not keep the other signs of the file from being read', () => {
    const two = inSigml(
      `<dance/><hamgestural_sign gloss="B"><sign_manual>${CONFIG}</sign_manual></hamgestural_sign>`,
    );
    expect(readSigml(two).map(({ outcome }) => outcome)).toEqual(['refused', 'read']);
  });

  it.each([
    [`${CONFIG}<directedmotion direction="u" size="huge"/>`, 'unknown value of size', 'huge'],
    [`${CONFIG}<directedmotion direction="u" speed="-3"/>`, 'unknown value of speed', '-3'],
    [
      `<handconfig handshape="flat" mainbend="9" extfidir="u" palmor="d"/>`,
      'unknown value of mainbend',
      '9',
    ],
    [
      `${CONFIG}<location_bodyarm location="chin" contact="kiss"/>`,
      'unknown value of contact',
      'kiss',
    ],
    [
      `<handconfig handshape="flat" extfidir="u" palmor="d" colour="red"/>`,
      'an attribute that is not read (colour)',
      'red',
    ],
  ])('is kept with a warning where a part can be left out: %s', (manual, cause, value) => {
    const [read] = readSigml(sign(manual));
    expect(read?.outcome).toBe('kept with a warning');
    expect(read?.findings).toContainEqual(
      expect.objectContaining({ cause, value, outcome: 'left out' }),
    );
  });
});
