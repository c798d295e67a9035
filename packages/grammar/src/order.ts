import sentenceTypes from '../rules/sentence-types.json' with { type: 'json' };
import order from '../rules/signing-order.json' with { type: 'json' };
import type { Clause, Converted, FaceSpan, Gloss, Mark, Part } from './types.js';

/** The signs of the clauses one after another, and what the face does over them. */
export function signInOrder(clauses: readonly Clause[]): Omit<Converted, 'language'> {
  const glosses: Gloss[] = [];
  const marks: Mark[] = [];
  const rules = new Set<string>();
  for (const clause of clauses) {
    const places = new Map<Part, { start: number; end: number }>();
    const start = glosses.length;
    for (const { part, rule } of order.clause) {
      const signs = clause.parts[part as Part] ?? [];
      if (signs.length === 0) continue;
      places.set(part as Part, { start: glosses.length, end: glosses.length + signs.length });
      glosses.push(...signs);
      rules.add(rule);
    }
    if (glosses.length === start) continue;
    const made = marksOf(clause, places, start, glosses.length);
    marks.push(...(clause.isInner ? joinedToOuter(marks, made) : made));
    for (const rule of rulesOf(clause)) rules.add(rule);
  }
  return { glosses, marks, spans: spansOf(marks), rules: [...rules].sort(byNumber) };
}

const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1));

function rulesOf({ type, isCondition, isTopic }: Clause): string[] {
  if (isCondition) return ['R14'];
  if (isTopic) return ['R8'];
  if (type === 'polar') return ['R15'];
  return type === 'imperative' ? ['R16'] : [];
}

/** "You know where she lives?": one question over both clauses. */
function joinedToOuter(marks: Mark[], made: readonly Mark[]): Mark[] {
  const outer = marks.findLastIndex(({ type }) => type === 'polar');
  const asked = made.find(({ type }) => type === 'polar');
  const before = marks[outer];
  if (!before || !asked || before.end !== asked.start) return [...made];
  marks[outer] = { ...before, end: asked.end };
  return made.filter((mark) => mark !== asked);
}

type Place = { readonly start: number; readonly end: number };

function marksOf(
  clause: Clause,
  places: ReadonlyMap<Part, Place>,
  start: number,
  end: number,
): Mark[] {
  const last = [...places.values()].at(-1) ?? { start, end };
  const predicate = places.get('verb') ?? places.get('predicate') ?? last;
  const negator = places.get('negator');
  const joiner = places.get('joiner');
  const greeting = places.get('greeting');
  const whole = { start, end };
  const marks: Mark[] = [];
  for (const [at, { gloss }] of (clause.parts.greeting ?? []).entries()) {
    const answer = greeting && rowOfAnswer(gloss);
    if (answer)
      marks.push({ type: answer, start: greeting.start + at, end: greeting.start + at + 1 });
  }
  if (clause.isTopic) return [{ type: 'topic', ...whole }];
  // "So if it rains": the joiner leads to it.
  const isJoined = (clause.parts.joiner ?? []).some(({ gloss }) => order.joiners.includes(gloss));
  const from = start + Number(isJoined && end > start + 1);
  if (clause.isCondition) marks.push({ type: 'condition', start: from, end });
  if (negator)
    marks.push({ type: 'negative', start: shakeStart(clause, places, from), end: negator.end });
  if (clause.isCondition) return marks;
  const lead = (greeting ?? joiner)?.end ?? start;
  const body = { start: lead < end ? lead : start, end };
  if (clause.type === 'polar') marks.push({ type: 'polar', ...body });
  const question = places.get('question');
  if (clause.type === 'wh')
    marks.push({ type: 'wh', start: (question ?? last).end - 1, end: (question ?? last).end });
  if (clause.type === 'imperative' && !negator) marks.push({ type: 'imperative', ...predicate });
  if (clause.type === 'imperative' && negator) marks.push({ type: 'imperative', ...predicate });
  if (clause.type === 'statement' && !negator) marks.push({ type: 'statement', ...predicate });
  return marks;
}

const rowOfAnswer = (gloss: string): string | undefined =>
  (order.answers as Readonly<Record<string, string | undefined>>)[gloss];

/** What is denied and the negator: LIKE NOT, SMOKE SHOULD NOT; but CAN NOT, and NONE where nothing is done. */
function shakeStart({ parts }: Clause, places: ReadonlyMap<Part, Place>, start: number): number {
  const negator = places.get('negator')?.start ?? start;
  const verb = places.get('verb');
  const isAlone = !verb && (parts.negator ?? []).some(({ gloss }) => gloss === order.none.sign);
  if (isAlone) return negator;
  const isPair = (parts.modal ?? []).some(({ gloss }) => order.shakenAlone.values.includes(gloss));
  const before = Math.max(start, negator - 1);
  const degrees = (parts.verb ?? []).filter(({ gloss }) => order.degrees.includes(gloss)).length;
  return verb && !isPair ? Math.min(before, verb.end - 1 - degrees) : before;
}

/** The face's codes over the marks; where two want one channel, the earlier type of the rules keeps it. */
function spansOf(marks: readonly Mark[]): FaceSpan[] {
  const spans: FaceSpan[] = [];
  for (const { type, lines } of sentenceTypes.types) {
    for (const [mark, { type: marked, start, end }] of marks.entries()) {
      if (marked !== type) continue;
      for (const { channel, value } of lines) {
        const isTaken = spans.some(
          (span) => span.channel === channel && span.start < end && start < span.end,
        );
        if (!isTaken) spans.push({ mark, channel, value, start, end });
      }
    }
  }
  return spans;
}
