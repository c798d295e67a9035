import type { Form } from '@isl/lexicon/form';
import type { PictureView } from '../src/avatar/views.js';
import { measuredView } from './measured-view.js';
import type { Person } from './persons.js';

/**
 * Where a sign's picture is not taken from the front. What goes to and fro shows nothing of it there, and reads as up
 * and down; a hook or finger tips behind a hand are not seen; of five fingers the palm turned to who looks
 * shows each apart; and of fingers that lie on a palm
 * one is before the others, so that only from above it shows how many they are. Nor does the front tell a finger that
 * points at the chest from one that points across.
 */
export const SEEN_FROM: Readonly<
  Record<'three-quarter' | 'across' | 'above' | 'side', readonly string[]>
> = {
  'three-quarter': [
    ...['letter-j-v1', 'letter-k-v1', 'letter-k-v2', 'letter-o-v2'],
    ...['word-become', 'word-bicycle', 'word-busy', 'word-buy'],
    ...['word-drink', 'word-eat', 'word-expensive', 'word-food', 'word-foolish', 'word-go'],
    ...['word-good', 'word-how-are-you'],
    ...['word-minute', 'word-question', 'word-say', 'word-self', 'word-shop', 'word-sign'],
    ...[
      'word-speak',
      'word-stop',
      'word-take-care',
      'word-talk',
      'word-tell',
      'word-thank-you',
      'word-tomorrow',
    ],
    ...['word-water', 'word-yesterday', 'word-yourself'],
  ],
  across: [
    ...['letter-a-v1', 'letter-e-v1', 'letter-i-v1', 'letter-o-v1', 'letter-u-v1'],
    ...['letter-p-v1', 'letter-p-v2', 'letter-q-v1', 'letter-q-v2', 'letter-v-v1'],
    ...['letter-r-v1', 'letter-r-v2', 'letter-y-v1', 'letter-y-v2'],
    ...[
      'word-above',
      'word-banana',
      'word-late',
      'word-later',
      'word-male',
      'word-man',
      'word-money',
      'word-place',
      'word-please',
      'word-problem',
    ],
    ...['word-see', 'word-watch', 'word-welcome'],
  ],
  above: [
    ...['letter-l-v1', 'letter-m-v1', 'letter-n-v1', 'letter-n-v2'],
    ...['word-chat', 'word-i', 'word-me', 'word-number', 'word-same', 'word-we'],
  ],
  side: ['word-apple'],
};

/** Hands that go apart or come together, are at the chest or beside the head: where, or their way, is what tells, however short their fingers are. */
const FROM_FRONT: readonly string[] = [
  'word-accept',
  'word-bad',
  'word-big',
  'word-book',
  'word-happy',
  'word-hurt',
  'word-saturday',
  'word-small',
  'word-wednesday',
];

const KEPT = Object.keys(SEEN_FROM) as readonly (keyof typeof SEEN_FROM)[];

/** The view of a form's picture: as it is kept here, or where its fingers are seen at their length. */
export function viewOf(form: Form, { figure }: Pick<Person, 'figure'>): PictureView {
  const { id } = form;
  const kept = KEPT.find((view) => SEEN_FROM[view].includes(id));
  if (kept) return kept;
  return form.kind !== 'word' || FROM_FRONT.includes(id) ? 'front' : measuredView(form, figure);
}
