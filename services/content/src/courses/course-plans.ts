import { type CoursePlan, readPlans } from './course-plan.js';
import directions from './plans/directions.json' with { type: 'json' };
import doctor from './plans/doctor.json' with { type: 'json' };
import everydayWords from './plans/everyday-words.json' with { type: 'json' };
import expressions from './plans/expressions.json' with { type: 'json' };
import family from './plans/family.json' with { type: 'json' };
import feelings from './plans/feelings.json' with { type: 'json' };
import firstWords from './plans/first-words.json' with { type: 'json' };
import food from './plans/food.json' with { type: 'json' };
import letters from './plans/letters.json' with { type: 'json' };
import lettersFingertips from './plans/letters-fingertips.json' with { type: 'json' };
import numerals from './plans/numerals.json' with { type: 'json' };
import questions from './plans/questions.json' with { type: 'json' };
import school from './plans/school.json' with { type: 'json' };
import time from './plans/time.json' with { type: 'json' };

/** The installation's own courses, in the order in which they are listed; checked as they are read. */
export const PLANS: readonly CoursePlan[] = readPlans([
  ...[letters, numerals, expressions, firstWords, everydayWords],
  ...[questions, family, feelings, food, time, school, directions, doctor, lettersFingertips],
]);

const BY_ID: ReadonlyMap<string, CoursePlan> = new Map(PLANS.map((plan) => [plan.id, plan]));

/** Null of a course that an admin added. */
export const planOf = (courseId: string): CoursePlan | null => BY_ID.get(courseId) ?? null;
