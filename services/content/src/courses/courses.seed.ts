import type { Clock } from '../clock.js';
import type { Course } from './courses.mapper.js';
import type { CoursesRepository } from './courses.repository.js';

/** The installation's own courses: each leads to a list of signs of the dictionary. */
export const SEEDED_COURSES: readonly Course[] = [
  {
    _id: 'letters',
    title: 'The alphabet',
    description:
      'The 26 letters on two hands, one picture each. Spell your own name first, then the names of people around you: whatever has no sign yet is spelled.',
    thumbnail: '/static/drawn/letter-a-v2.svg',
    playlistUrl: '/dashboard/dictionary/Characters',
  },
  {
    _id: 'numerals',
    title: 'Numbers from zero to ten',
    description:
      'The numbers that ages, prices, times and addresses are made of. Learn them in order, then in any order.',
    thumbnail: '/static/drawn/numeral-7.svg',
    playlistUrl: '/dashboard/dictionary/Characters?kind=numeral',
  },
  {
    _id: 'expressions',
    title: 'Face and head',
    description:
      'What the eyebrows, the mouth and the head say while the hands sign: asking, saying no, and how somebody feels. Without them a question is no question.',
    thumbnail: '/static/drawn/expression-asking.svg',
    playlistUrl: '/dashboard/dictionary/Nmf',
  },
  {
    _id: 'first-words',
    title: 'First words',
    description:
      'Greetings, thanks and apologies: enough to meet a signer, be polite, and ask for patience.',
    thumbnail: '/static/drawn/word-hello.svg',
    playlistUrl: '/dashboard/dictionary/Words?category=greetings',
  },
  {
    _id: 'everyday-words',
    title: 'Everyday words',
    description: 'What people do all day: eat, drink, go, come, help, work, learn and sleep.',
    thumbnail: '/static/drawn/word-eat.svg',
    playlistUrl: '/dashboard/dictionary/Words?category=actions',
  },
];

export async function seedCourses(courses: CoursesRepository, clock: Clock): Promise<void> {
  for (const [order, course] of SEEDED_COURSES.entries()) {
    await courses.seed(course, order, clock());
  }
}
