import type { PictureView } from '../src/avatar/views.js';

/**
 * Where a sign's picture is not taken from the front. What goes to and fro shows nothing of it there, and reads as up
 * and down; a hook behind a hand, or a finger that points at who looks, is not seen; and of fingers that lie on a palm
 * one is before the others, so that only from above it shows how many they are.
 */
export const SEEN_FROM: Readonly<Record<'three-quarter' | 'across' | 'above', readonly string[]>> =
  {
    'three-quarter': [
      ...['letter-k-v1', 'letter-k-v2', 'letter-o-v2'],
      ...['word-accept', 'word-bad', 'word-banana', 'word-bicycle', 'word-bridge', 'word-buy'],
      ...['word-chat', 'word-drink', 'word-eat', 'word-food', 'word-go', 'word-good', 'word-happy'],
      ...['word-hurt', 'word-late', 'word-later', 'word-like', 'word-say', 'word-see'],
      ...[
        'word-self',
        'word-shop',
        'word-sign',
        'word-speak',
        'word-stop',
        'word-talk',
        'word-tell',
      ],
      ...['word-thank-you', 'word-tomorrow', 'word-watch', 'word-water', 'word-yesterday'],
      ...['word-yourself', 'word-foolish'],
    ],
    across: [
      ...['letter-r-v1', 'letter-r-v2', 'letter-y-v1', 'letter-y-v2', 'letter-u-v1'],
      ...['word-question', 'word-same'],
    ],
    above: [
      ...['letter-l-v1', 'letter-m-v1', 'letter-n-v1', 'letter-n-v2', 'letter-v-v1'],
      ...['letter-q-v1', 'letter-q-v2', 'letter-s-v1', 'letter-s-v2'],
    ],
  };

/** The view of a form's picture. */
export function viewOf(id: string): PictureView {
  if (SEEN_FROM.across.includes(id)) return 'across';
  if (SEEN_FROM.above.includes(id)) return 'above';
  return SEEN_FROM['three-quarter'].includes(id) ? 'three-quarter' : 'front';
}
