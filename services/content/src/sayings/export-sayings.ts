import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SayingDocument } from './sayings.mapper.js';

const FILES = [
  ['en', 'english.tsv'],
  ['hi', 'hindi.tsv'],
] as const;

/**
 * Writes what is taken up as development sentences of packages/grammar, without names: above each, as
 * comments, what the rules made of it and why it is otherwise. The files that were written.
 */
export function exportSayings(
  lexiconDir: string,
  takenUp: readonly SayingDocument[],
): readonly string[] {
  const folder = join(lexiconDir, 'proposals');
  return FILES.flatMap(([language, name]) => {
    const sayings = takenUp.filter((one) => one.language === language);
    if (sayings.length === 0) return [];
    mkdirSync(folder, { recursive: true });
    const text = ['# sentence, glosses, marks (type:start-end)', ...sayings.flatMap(linesOf)];
    writeFileSync(join(folder, name), `${text.join('\n')}\n`);
    return `proposals/${name}`;
  });
}

function linesOf({ sentence, ours, glosses, spans, comment, region, settled }: SayingDocument) {
  const facts = [
    `rules ${ours.rules}: ${ours.glosses.join(' ')} ${marksOf(ours.spans)}`,
    ...(region ? [`region ${region}`] : []),
    ...(comment === '' ? [] : [`comment: ${comment}`]),
    ...(settled?.word ? [`taken up: ${settled.word}`] : []),
  ];
  return [
    ...facts.map((fact) => `# ${onOneLine(fact)}`),
    [onOneLine(sentence), glosses.join(' '), marksOf(spans)].join('\t'),
  ];
}

const marksOf = (spans: SayingDocument['spans']): string =>
  spans.map(({ type, start, end }) => `${type}:${start}-${end}`).join(' ');

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
