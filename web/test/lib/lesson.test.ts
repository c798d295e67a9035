import { describe, expect, it } from 'vitest';
import { choicesOf, meaningsOf } from '../../src/features/courses/lesson/choices';
import {
  atStart,
  type LessonEvent,
  lessonState,
  openedAt,
} from '../../src/features/courses/lesson/lesson-state';
import { heardOf, nothingSeen, readingAfter } from '../../src/features/courses/lesson/reading';
import { stepsOf } from '../../src/features/courses/lesson/steps';
import { courseOf, nextLesson } from '../../src/features/courses/next-lesson';
import { merged } from '../../src/lib/progress/merge';
import { aLesson, aLessonSign, aSentence } from '../support/lessons';
import { noProgress } from '../support/progress';

const five = ['mother', 'father', 'son', 'family', 'house'].map((name) => aLessonSign(name));
const kinds = (lesson: Parameters<typeof stepsOf>[0]): string =>
  stepsOf(lesson)
    .map(({ kind }) => kind.charAt(0))
    .join('');

describe('the steps of a lesson', () => {
  it('are signs in small groups, watched, three of them copied, and then asked, the camera, and sentences', () => {
    const sentences = [aSentence('Where is the house?')];
    expect(kinds(aLesson({ signs: five, sentences }))).toBe('wcwcwwcrrrrwrpsfs');
  });

  it('ask nothing where there is nothing to choose from', () => {
    expect(kinds(aLesson({ signs: five.slice(0, 1) }))).toBe('wcp');
    expect(kinds(aLesson({ signs: [] }))).toBe('');
  });

  it('have each face that its sentences ask for made once, a calm one beside others alone', () => {
    const saying = (channel: 'brows' | 'head', value: string) =>
      aSentence(value, { spans: [{ channel, value, start: 0, end: 2 }] });
    const [asked, denied] = [saying('brows', 'up'), saying('head', 'shake')];
    const calm = aSentence('The house is here.', { spans: [] });
    const made = (...sentences: readonly ReturnType<typeof aSentence>[]) =>
      stepsOf(aLesson({ signs: [], sentences: [...sentences] })).flatMap((step) =>
        step.kind === 'face' ? [step.sentence.en] : [],
      );
    expect(made(asked, { ...asked, en: 'again' }, denied, calm, { ...calm, en: 'again' })).toEqual([
      ...['up', 'shake', 'The house is here.'],
    ]);
    expect(made(calm)).toEqual([]);
    // A request's brows are only slightly lower, and not calm.
    expect(made(asked, saying('brows', 'down-slightly'))).toEqual(['up']);
  });
});

describe('the names to choose among', () => {
  const unordered = (): number => 0;
  const [mother = aLessonSign('mother')] = five;

  it('are four, the right one among them', () => {
    const choices = choicesOf(mother, five, Math.random);
    expect(choices).toHaveLength(4);
    expect(choices).toContain(mother);
    expect(new Set(choices).size).toBe(4);
  });

  it('are first of all those of signs that look alike', () => {
    const flat = (name: string, alt: string) => aLessonSign(name, { alt });
    const asked = flat('tea', 'A flat hand taps the chin twice.');
    const near = [
      flat('thanks', 'A flat hand taps the chin once.'),
      flat('eat', 'A flat hand taps the mouth twice.'),
    ];
    const far = ['a', 'b', 'c', 'd', 'e'].map((name) => flat(name, 'Two fists turn.'));
    const chosen = choicesOf(asked, [...far, ...near, asked], unordered);
    expect(chosen).toEqual(expect.arrayContaining(near));
  });

  it('never hold a sign that looks the same or is called the same', () => {
    const twin = aLessonSign('mum', { alt: mother.alt ?? '' });
    const namesake = aLessonSign('ma', { names: mother.names });
    const choices = choicesOf(mother, [...five, twin, namesake], Math.random);
    expect(choices).not.toContain(twin);
    expect(choices).not.toContain(namesake);
  });

  it('of a sentence are three that say different things', () => {
    const [first, ...others] = ['One?', 'Two?', 'Three?', 'Four?', 'One?'].map((en) =>
      aSentence(en),
    );
    if (!first) throw new Error('no sentence');
    const meanings = meaningsOf(first, others, Math.random).map(({ en }) => en);
    expect(meanings).toHaveLength(3);
    expect(new Set(meanings).size).toBe(3);
    expect(meanings).toContain('One?');
  });
});

describe('a lesson under way', () => {
  const steps = stepsOf(aLesson({ signs: five.slice(0, 2) }));
  const after = (events: readonly LessonEvent[], from = openedAt(steps, null, undefined)) =>
    events.reduce((state, event) => lessonState(state, event, steps), from);
  const on: LessonEvent = { type: 'wentOn' };
  const toAsked = [on, on, on, on];
  const past: LessonEvent = { type: 'wentOn', withoutCamera: true };
  const said = (sign: string, isRight: boolean): LessonEvent => ({
    type: 'answered',
    sign: `word-${sign}`,
    isRight,
  });

  it('asks what was missed once more after the last question, and then goes on', () => {
    const missed = after([...toAsked, said('mother', false), on, said('father', true), on]);
    expect(missed).toMatchObject({ at: 5, asking: 'word-mother' });
    expect(after([said('mother', false), on], missed)).toEqual({
      at: 6,
      asking: null,
      again: [],
      missed: ['word-mother'],
    });
  });

  it('asks nothing once more where all was known', () => {
    expect(after([...toAsked, said('mother', true), on, said('father', true), on])).toEqual({
      ...atStart,
      at: 6,
      asking: null,
    });
  });

  it('goes past all that is done before a camera, where there is none', () => {
    expect(after([past]).at).toBe(2);
    expect(after([past, past]).at).toBe(4);
    expect(after([past, past, past, past]).at).toBe(steps.length);
  });

  it('deals no face to make where no camera is, and goes on to what it can say a word of', () => {
    const ofSentence = stepsOf(aLesson({ signs: [], sentences: [aSentence('Where?')] }));
    const kindAfter = (event: LessonEvent) =>
      ofSentence[lessonState(openedAt(ofSentence, null, undefined), event, ofSentence).at]?.kind;
    expect(kindAfter(on)).toBe('face');
    expect(kindAfter({ ...on, hasNoCamera: true })).toBe('sign');
  });

  it('opens at the furthest step that any device knows of', () => {
    const run = { at: 2, again: ['word-mother', 'word-gone'], missed: ['word-mother'] };
    expect(openedAt(steps, run, undefined)).toMatchObject({ at: 2, again: ['word-mother'] });
    expect(openedAt(steps, run, { step: 3, doneAt: null }).at).toBe(3);
  });

  it('opens at the start where it is done, or has been changed since', () => {
    expect(openedAt(steps, null, { step: 5, doneAt: 1 }).at).toBe(0);
    expect(openedAt(steps, null, { step: 99, doneAt: null }).at).toBe(0);
  });
});

describe('what the recogniser saw', () => {
  const seen = (label: string, ...scores: readonly number[]) => ({
    id: label === '' ? '' : `word-${label.toLowerCase()}`,
    label,
    candidates: scores.map((score, index) => ({ id: `word-${index}`, label: `W${index}`, score })),
  });

  it('is said as it is, and stands until something else is seen', () => {
    const saw = readingAfter(nothingSeen, seen('MOTHER', 0.9));
    expect(saw).toEqual({ kind: 'saw', id: 'word-mother', label: 'MOTHER' });
    expect(readingAfter(saw, seen('', 0.1))).toBe(saw);
    expect(readingAfter(saw, seen('', 0.5, 0.3, 0.1, 0.05))).toEqual({
      kind: 'unsure',
      labels: ['W0', 'W1', 'W2'],
    });
  });

  it('is asked for of at most three signs that it can say, those first that were missed', () => {
    const vocabulary = five.map(({ _id, gloss }) => ({
      id: _id,
      label: gloss,
      isSaid: _id !== 'word-father',
      learntFrom: 'people' as const,
    }));
    const heard = heardOf(five, vocabulary, ['word-house']).map(({ sign }) => sign.name);
    expect(heard).toEqual(['house', 'mother', 'son']);
    expect(heardOf(five, [], [])).toEqual([]);
  });
});

describe('the lesson to go on with', () => {
  const lessons = ['family-1', 'family-2', 'family-3'].map((_id) => aLesson({ _id }));
  const progress = (...known: readonly [string, number, boolean][]) =>
    merged(
      {
        ...noProgress,
        lessons: known.map(([lesson, at, done]) => ({
          lesson,
          step: 1,
          at,
          doneAt: done ? at : null,
        })),
      },
      [],
    );

  it('is the first at first, then the one that was at work last, then the next that is open', () => {
    expect(nextLesson(lessons, null)?._id).toBe('family-1');
    const two = progress(['family-1', 1, false], ['family-3', 2, false]);
    expect(nextLesson(lessons, two)?._id).toBe('family-3');
    expect(nextLesson(lessons, progress(['family-1', 1, true]))?._id).toBe('family-2');
  });

  it('is none where all are done', () => {
    const all = progress(['family-1', 1, true], ['family-2', 1, true], ['family-3', 1, true]);
    expect(nextLesson(lessons, all)).toBeUndefined();
  });

  it('is of the course that it is numbered after', () => {
    expect(courseOf('first-words-2')).toBe('first-words');
    expect(courseOf('k3x7qdmn2v5w4ybt6hza-40719')).toBe('k3x7qdmn2v5w4ybt6hza');
  });
});
