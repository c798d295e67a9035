import type { Entry } from './entry.js';
import type { ConceptKind } from './generated/lexicon.js';

const SIZE = 640;
const MARGIN = 56;
const LARGEST = { letter: 380, word: 132 };
const LINE_HEIGHT = 1.12;
// Advance of a letter in bold sans-serif text, in em, on the wide side.
const ADVANCE = 0.68;

// Dye on paper: neel, haldi, neem and ink on the light theme's paper and tints.
const COLOURS: Readonly<Record<ConceptKind, { ground: string; block: string; text: string }>> = {
  letter: { ground: '#E6E8F6', block: '#FBF7F0', text: '#2F3E8F' },
  numeral: { ground: '#FFF0CC', block: '#FBF7F0', text: '#7A4B00' },
  expression: { ground: '#DDF0E3', block: '#FBF7F0', text: '#1F5A39' },
  word: { ground: '#F3ECE0', block: '#FBF7F0', text: '#231C2B' },
};

/** A 640 x 640 SVG with the entry's letter or word, as large as fits; the same text every time. */
export const drawEntry = ({ kind, name }: Pick<Entry, 'kind' | 'name'>): string => {
  const { ground, block, text } = COLOURS[kind];
  const lines = wrap(name);
  const size = fontSize(lines);
  const top = SIZE / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2;
  const spans = lines.map(
    (line, index) =>
      `<tspan x="320" y="${Math.round(top + index * size * LINE_HEIGHT)}">${escapeXml(line)}</tspan>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img">`,
    `<title>${escapeXml(name)}</title>`,
    `<path fill="${ground}" d="M0 0h${SIZE}v${SIZE}H0z"/>`,
    `<rect x="28" y="28" width="584" height="584" rx="56" fill="${block}"/>`,
    `<text fill="${text}" font-family="Mukta,'Anek Latin',system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" dominant-baseline="central">${spans.join('')}</text>`,
    '</svg>\n',
  ].join('');
};

const wrap = (name: string): string[] => {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 7) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
};

const fontSize = (lines: readonly string[]): number => {
  const longest = Math.max(...lines.map((line) => line.length));
  const wide = (SIZE - 2 * MARGIN) / (longest * ADVANCE);
  const high = (SIZE - 2 * MARGIN) / (lines.length * LINE_HEIGHT);
  return Math.floor(Math.min(longest < 3 ? LARGEST.letter : LARGEST.word, wide, high));
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
