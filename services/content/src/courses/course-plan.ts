import type { components } from '@isl/contracts/content';
import type { SentenceFace } from '@isl/contracts/vocabulary';
import { Ajv } from 'ajv';
import schema from './course-plan.schema.json' with { type: 'json' };

type BothLanguages = components['schemas']['BothLanguages'];

export type SentencePlan = BothLanguages & {
  /** Ids of the lexicon in the order of signing. */
  readonly words: readonly string[];
  readonly face?: SentenceFace;
  /** The words that what is asked, denied or told stands in. */
  readonly over?: readonly [number, number];
};

export type LessonPlan = {
  readonly id: string;
  readonly titles: BothLanguages;
  readonly words: readonly string[];
  readonly sentences: readonly SentencePlan[];
};

/** A file of `plans/`, as `course-plan.schema.json` has it. */
export type CoursePlan = {
  readonly id: string;
  readonly titles: BothLanguages;
  readonly descriptions: BothLanguages;
  readonly cover: string;
  readonly lessons: readonly LessonPlan[];
};

const ajv = new Ajv({ allErrors: true, strictTypes: false });
const isPlan = ajv.compile<CoursePlan>(schema);

/** @throws {Error} that lists all that is wrong with the plans. */
export function readPlans(files: readonly unknown[]): CoursePlan[] {
  const problems: string[] = [];
  const plans = files.filter((file, at): file is CoursePlan => {
    if (isPlan(file)) return true;
    const { id = `number ${at + 1}` } = (file ?? {}) as { id?: string };
    problems.push(
      ...(isPlan.errors ?? []).map(
        ({ instancePath, message }) => `course ${id}${instancePath}: ${message}`,
      ),
    );
    return false;
  });
  problems.push(
    ...repeated(plans.map(({ id }) => id)).map((id) => `course ${id} is there twice`),
    ...plans.flatMap(problemsOf),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return plans;
}

/** What no schema can say. */
function problemsOf({ id, lessons }: CoursePlan): string[] {
  const ids = lessons.map((lesson) => lesson.id);
  return [
    ...repeated(ids).map((lesson) => `course ${id}: lesson ${lesson} is there twice`),
    ...ids
      .filter((lesson) => !lesson.startsWith(`${id}-`))
      .map((lesson) => `course ${id}: lesson ${lesson} must begin with "${id}-"`),
    ...lessons.flatMap(({ id: lesson, sentences }) =>
      sentences
        .filter(({ over: [start, end] = [0, 1], words }) => start >= end || end > words.length)
        .map(({ en }) => `course ${id}: in ${lesson}, "${en}" has its face over no words of it`),
    ),
  ];
}

const repeated = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
];
