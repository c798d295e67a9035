import type { Entry } from './entry.js';
import type { ConceptKind } from './generated/lexicon.js';

const SIZE = 640;
const MARGIN = 56;
const LARGEST = { letter: 380, word: 132, hindi: 84 };
/** Of a picture with both names: what the English one may take, and the air below it. */
const UPPER = 0.58;
const BETWEEN = 24;
const LINE_HEIGHT = 1.12;
/** Devanagari has signs above and below its line. */
const LINE_HEIGHT_HI = 1.36;
// Advance of a letter in bold sans-serif text, in em, on the wide side.
const ADVANCE = 0.68;
const ADVANCE_HI = 0.72;

// Dye on paper: neel, haldi, neem and ink on the light theme's paper and tints.
const COLOURS: Readonly<Record<ConceptKind, { ground: string; block: string; text: string }>> = {
  letter: { ground: '#E6E8F6', block: '#FBF7F0', text: '#2F3E8F' },
  numeral: { ground: '#FFF0CC', block: '#FBF7F0', text: '#7A4B00' },
  expression: { ground: '#DDF0E3', block: '#FBF7F0', text: '#1F5A39' },
  word: { ground: '#F3ECE0', block: '#FBF7F0', text: '#231C2B' },
};

type Drawn = Pick<Entry, 'kind' | 'name' | 'nameHi'>;

/**
 * A 640 x 640 SVG with the entry's letter, or its word in English and in Hindi, as large as fits; the
 * same text every time.
 */
export const drawEntry = ({ kind, name, nameHi }: Drawn): string => {
  const { ground, block, text } = COLOURS[kind];
  const hasBoth = kind === 'word' || kind === 'expression';
  const room = SIZE - 2 * MARGIN;
  const english = linesOf(name, { room: hasBoth ? room * UPPER : room });
  const hindi = hasBoth ? linesOfHindi(nameHi, room * (1 - UPPER) - BETWEEN) : undefined;
  const high = english.high + (hindi ? BETWEEN + hindi.high : 0);
  const top = (SIZE - high) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img">`,
    `<title>${escapeXml(name)}</title>`,
    `<path fill="${ground}" d="M0 0h${SIZE}v${SIZE}H0z"/>`,
    `<rect x="28" y="28" width="584" height="584" rx="56" fill="${block}"/>`,
    `<g fill="${text}" font-family="Mukta,'Anek Latin',system-ui,sans-serif" font-weight="700" text-anchor="middle" dominant-baseline="central">`,
    textOf(english, top),
    hindi ? textOf(hindi, top + english.high + BETWEEN, ' lang="hi" opacity=".8"') : '',
    '</g></svg>\n',
  ].join('');
};

/** Lines of one size, and how high they are together. */
type Lines = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly step: number;
  readonly high: number;
};

const textOf = ({ lines, size, step }: Lines, top: number, more = ''): string => {
  const spans = lines.map(
    (line, index) =>
      `<tspan x="320" y="${Math.round(top + (index + 0.5) * step)}">${escapeXml(line)}</tspan>`,
  );
  return `<text font-size="${size}"${more}>${spans.join('')}</text>`;
};

const linesOf = (name: string, { room }: { readonly room: number }): Lines => {
  const lines = wrap(name, 7, (line) => line.length);
  const longest = Math.max(...lines.map((line) => line.length));
  const wide = (SIZE - 2 * MARGIN) / (longest * ADVANCE);
  const high = room / (lines.length * LINE_HEIGHT);
  const most = longest < 3 ? LARGEST.letter : LARGEST.word;
  return sized(lines, Math.floor(Math.min(most, wide, high)), LINE_HEIGHT);
};

const linesOfHindi = (name: string, room: number): Lines => {
  const lines = wrap(name, 10, shapesIn);
  const longest = Math.max(...lines.map(shapesIn));
  const wide = (SIZE - 2 * MARGIN) / (longest * ADVANCE_HI);
  const high = room / (lines.length * LINE_HEIGHT_HI);
  return sized(lines, Math.floor(Math.min(LARGEST.hindi, wide, high)), LINE_HEIGHT_HI);
};

const sized = (lines: readonly string[], size: number, lineHeight: number): Lines => {
  const step = size * lineHeight;
  return { lines, size, step, high: step * lines.length };
};

const wrap = (name: string, most: number, lengthOf: (line: string) => number): string[] => {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(`${last} ${word}`) <= most) {
      lines[lines.length - 1] += ` ${word}`;
    } else lines.push(word);
  }
  return lines;
};

const shapes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** A consonant with its vowel sign is one shape on the line. */
const shapesIn = (line: string): number => [...shapes.segment(line)].length;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
