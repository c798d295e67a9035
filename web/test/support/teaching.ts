import type { components } from '@isl/contracts/content';
import { HttpResponse, http } from 'msw';
import { anError } from './factories';
import { api, server } from './server';

type Schemas = components['schemas'];
export type TaughtCourse = Schemas['TaughtCourse'];

export const TEACHER: { roles: ('contributor' | 'teacher')[] } = {
  roles: ['contributor', 'teacher'],
};

const aSign = (name: string): Schemas['FoundSign'] => ({
  ...{ _id: `word-${name}`, id: `word-${name}`, kind: 'word', name, nameHi: `${name}-hi` },
  ...{ gloss: name.toUpperCase(), category: 'people', image: `/static/signs/word-${name}.webp` },
  ...{ pictureKind: 'avatar', status: 'draft' },
});

export const aTaughtCourse = (over: Partial<TaughtCourse> = {}): TaughtCourse => ({
  _id: 'mine',
  titles: { en: 'My class' },
  descriptions: {},
  lessons: [
    {
      ...{ number: 7, titles: { en: 'Family' } },
      steps: [
        { kind: 'sign', sign: 'word-mother' },
        { kind: 'sign', sign: 'word-father' },
        { kind: 'text', text: { en: 'Watch the hands.' } },
      ],
    },
  ],
  ...{ isOpen: false, version: 1, changedAt: '2026-11-01T10:00:00.000Z' },
  signs: [aSign('mother'), aSign('father')],
  ...over,
});

/** A server that keeps one course as the real one does; what it was sent, and another tab's hand in it. */
export function serveTaughtCourse(course = aTaughtCourse()) {
  const saved: Schemas['EditedCourse'][] = [];
  let now = course;
  server.use(
    http.get(api('/teaching/courses/mine'), () => HttpResponse.json(now)),
    http.put(api('/teaching/courses/mine'), async ({ request }) => {
      const sent = (await request.json()) as Schemas['EditedCourse'];
      if (sent.version !== now.version) {
        return HttpResponse.json(anError(409, 'changed', { code: 'COURSE_CHANGED' }), {
          status: 409,
        });
      }
      saved.push(sent);
      now = { ...now, ...sent, version: now.version + 1 };
      const { version, isOpen, changedAt } = now;
      return HttpResponse.json({ version, isOpen, changedAt });
    }),
  );
  return {
    saved,
    changeElsewhere: (titles: Schemas['SomeTitle']): void => {
      now = { ...now, titles, version: now.version + 1 };
    },
  };
}

export const aClass = (over: Partial<Schemas['Class']> = {}): Schemas['Class'] => ({
  ...{ _id: 'c'.repeat(24), name: '5 B', teacher: 'Lata Iyer', courseId: 'mine' },
  titles: { en: 'My class', hi: 'मेरी कक्षा' },
  lessons: [
    { _id: 'mine-7', titles: { en: 'Family', hi: 'परिवार' } },
    { _id: 'mine-9', titles: { en: 'School', hi: 'स्कूल' } },
  ],
  ...over,
});
