import type { Lesson, LessonSentence, LessonSign, LessonStep } from '../api';
import { wishesOfFace } from './face-seen';

/** One thing to do in a lesson; a person sees one at a time. */
export type Step =
  | { readonly kind: 'watch'; readonly sign: LessonSign }
  | { readonly kind: 'copy'; readonly sign: LessonSign }
  | { readonly kind: 'recognise'; readonly sign: LessonSign }
  | { readonly kind: 'produce' }
  | { readonly kind: 'say'; readonly sentence: LessonSentence }
  /** Its face alone, made before the camera. */
  | { readonly kind: 'face'; readonly sentence: LessonSentence }
  | { readonly kind: 'sign'; readonly sentence: LessonSentence }
  | { readonly kind: 'read'; readonly text: BothLanguages }
  | { readonly kind: 'clip'; readonly clip: string; readonly caption: BothLanguages };

/** A step in which a sign is shown. */
type StepOfSign = Extract<Step, { readonly sign: LessonSign }>;
export const isOfSign = (step: Step): step is StepOfSign => 'sign' in step;

type BothLanguages = { readonly en: string; readonly hi: string };

/** So many signs are watched before they are asked: more are not kept in mind at once. */
const SIGNS_AT_ONCE = 4;
/** With fewer there is nothing to choose from. */
const FEWEST_TO_ASK = 2;
/** With more before the camera a lesson takes longer than it says. */
const MOST_COPIED = 3;

/** What is done before the camera; whoever has none goes past it. */
export const isBeforeCamera = ({ kind }: Step): boolean =>
  kind === 'copy' || kind === 'produce' || kind === 'face' || kind === 'sign';

/** A lesson from its first step to its last: as its teacher has it, else signs in small groups, then the camera, then sentences. */
export function stepsOf(lesson: Lesson): readonly Step[] {
  const { signs, sentences } = lesson;
  if (lesson.steps) return taughtSteps(lesson, lesson.steps);
  const steps = watched(signs, signs);
  if (signs.length > 0) steps.push({ kind: 'produce' });
  const faced = facedOf(sentences);
  return [...steps, ...sentences.flatMap((sentence) => saidAndSigned(sentence, faced))];
}

const saidAndSigned = (sentence: LessonSentence, faced: readonly LessonSentence[]): Step[] => [
  { kind: 'say', sentence },
  ...(faced.includes(sentence) ? [{ kind: 'face', sentence } as const] : []),
  { kind: 'sign', sentence },
];

/** A sentence for each face that theirs ask for; a calm one is told from another, and is none alone. */
function facedOf(sentences: readonly LessonSentence[]): readonly LessonSentence[] {
  const faces = new Map<string, LessonSentence>();
  for (const sentence of sentences) {
    const wishes = wishesOfFace(sentence.spans);
    const face = JSON.stringify(wishes);
    if (wishes.length > 0 && !faces.has(face)) faces.set(face, sentence);
  }
  const made = [...faces.values()];
  return made.some(({ spans }) => spans.length > 0) ? made : [];
}

/** What a teacher put in order; signs that follow each other are asked after each few, the camera is last. */
function taughtSteps({ signs, sentences }: Lesson, taught: readonly LessonStep[]): Step[] {
  const steps: Step[] = [];
  const faced = facedOf(sentences);
  let run: LessonSign[] = [];
  const endRun = (): void => {
    steps.push(...watched(run, signs));
    run = [];
  };
  for (const { kind, sign, sentence, clip, text = NO_TEXT } of taught) {
    if (kind === 'sign') {
      run.push(...signs.filter(({ _id }) => _id === sign));
      continue;
    }
    endRun();
    const said = sentences[sentence ?? -1];
    if (kind === 'sentence' && said) steps.push(...saidAndSigned(said, faced));
    if (kind === 'clip' && clip !== undefined) steps.push({ kind: 'clip', clip, caption: text });
    if (kind === 'text') steps.push({ kind: 'read', text });
  }
  endRun();
  if (signs.length > 0) steps.push({ kind: 'produce' });
  return steps;
}

const NO_TEXT: BothLanguages = { en: '', hi: '' };

/** Signs in small groups, each watched, some copied, and then told from the others of the lesson. */
function watched(signs: readonly LessonSign[], ofLesson: readonly LessonSign[]): Step[] {
  const copied = copiedOf(ofLesson);
  const steps: Step[] = [];
  for (let from = 0; from < signs.length; from += SIGNS_AT_ONCE) {
    const group = signs.slice(from, from + SIGNS_AT_ONCE);
    for (const sign of group) {
      steps.push({ kind: 'watch', sign });
      if (copied.includes(sign)) steps.push({ kind: 'copy', sign });
    }
    if (ofLesson.length < FEWEST_TO_ASK) continue;
    for (const sign of group) steps.push({ kind: 'recognise', sign });
  }
  return steps;
}

/** A few of a lesson's signs, from its first on and evenly apart. */
function copiedOf(signs: readonly LessonSign[]): readonly LessonSign[] {
  const apart = Math.max(1, signs.length / MOST_COPIED);
  return Array.from({ length: MOST_COPIED }, (_, index) => Math.floor(index * apart)).flatMap(
    (at) => signs[at] ?? [],
  );
}
