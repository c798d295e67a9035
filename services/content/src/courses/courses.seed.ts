import type { Entry, Lexicon } from '@isl/lexicon';
import type { Clock } from '@isl/service-kit/clock';
import type { Course } from './courses.mapper.js';
import type { CoursesRepository } from './courses.repository.js';

type CoursePlan = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The sign whose picture stands for the course. */
  readonly cover: string;
  /** A part of the learn page, or the words of a list for it. */
  readonly leadsTo: { readonly lesson: string } | { readonly words: readonly string[] };
};

const LEARN_PAGE = '/dashboard/Sign';

const PLANS: readonly CoursePlan[] = [
  {
    id: 'letters',
    title: 'The alphabet',
    description:
      'The 26 letters on two hands, each with a picture and a clip. Spell your own name first, then the names of people around you: whatever has no sign yet is spelled.',
    cover: 'letter-a-v2',
    leadsTo: { lesson: 'letters' },
  },
  {
    id: 'numerals',
    title: 'Numbers from zero to ten',
    description:
      'The numbers that ages, prices, times and addresses are made of. Learn them in order, then in any order.',
    cover: 'numeral-7',
    leadsTo: { lesson: 'numerals' },
  },
  {
    id: 'expressions',
    title: 'Face and head',
    description:
      'What the eyebrows, the mouth and the head say while the hands sign: asking, saying no, and how somebody feels. Without them a question is no question.',
    cover: 'expression-asking',
    leadsTo: { lesson: 'expressions' },
  },
  {
    id: 'first-words',
    title: 'First words',
    description:
      'Greetings, thanks and apologies, you and I, asking, yes and no: enough to meet a signer and be polite.',
    cover: 'word-hello',
    leadsTo: {
      words: [
        ...['hello', 'namaste', 'thank-you', 'please', 'sorry', 'applause'],
        ...['i', 'you', 'we', 'friend', 'meet', 'name', 'what', 'sign'],
        ...['yes', 'no', 'good', 'nice', 'help', 'together'],
      ],
    },
  },
  {
    id: 'everyday-words',
    title: 'Everyday words',
    description:
      'What a day is made of: eating and sleeping, coming and going, home and shop, morning and night, and how it all feels.',
    cover: 'word-eat',
    leadsTo: {
      words: [
        ...['morning', 'afternoon', 'evening', 'night', 'today', 'tomorrow', 'yesterday', 'time'],
        ...['eat', 'drink', 'sleep', 'come', 'go', 'sit', 'stand', 'see', 'write', 'stop'],
        ...['home', 'shop', 'money', 'phone', 'book', 'pen', 'apple', 'banana'],
        ...['happy', 'tired', 'hungry', 'angry', 'cold'],
      ],
    },
  },
];

/** The installation's own courses: each leads to signs of the lexicon on the learn page. */
export function seededCourses(lexicon: Lexicon): Course[] {
  return PLANS.map(({ id, title, description, cover, leadsTo }) => ({
    _id: id,
    title,
    description,
    thumbnail: entryOf(lexicon, cover).image,
    playlistUrl: `${LEARN_PAGE}?${
      'lesson' in leadsTo
        ? `lesson=${leadsTo.lesson}`
        : `list=${listOf(lexicon, leadsTo.words).join(',')}`
    }`,
  }));
}

export async function seedCourses(
  courses: CoursesRepository,
  lexicon: Lexicon,
  clock: Clock,
): Promise<void> {
  for (const [order, course] of seededCourses(lexicon).entries()) {
    await courses.seed(course, order, clock());
  }
}

/** The ids of the words that the avatar shows, what we are unsure of last. */
function listOf(lexicon: Lexicon, words: readonly string[]): string[] {
  const shown = words
    .map((word) => entryOf(lexicon, `word-${word}`))
    .filter(({ pictureKind }) => pictureKind === 'avatar');
  return [...shown.filter(isSure), ...shown.filter((entry) => !isSure(entry))].map(({ id }) => id);
}

function isSure({ status, confidence }: Entry): boolean {
  return status === 'reviewed' || confidence === 'high';
}

function entryOf(lexicon: Lexicon, id: string): Entry {
  const entry = lexicon.entry(id);
  if (!entry) throw new Error(`a course names ${id}, which the lexicon does not have`);
  return entry;
}
