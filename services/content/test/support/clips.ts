import type { Clip } from '../../src/clips/clips.js';
import { test } from './posts.js';

/** One's own, to be watched by everybody, unless told otherwise. */
export function aClip(
  number: number,
  {
    status = 'ready',
    ...standing
  }: Partial<Pick<Clip, 'showing' | 'isOwn'>> & {
    readonly status?: Clip['video']['status'];
  } = {},
): string {
  const _id = number.toString(16).padStart(24, '0');
  test.clips.set(_id, {
    video: {
      _id,
      url: `/api/videos/${_id}/stream`,
      title: 'A clip',
      description: '',
      category: 'happy',
      status,
      visibility: 'public',
      synthetic: false,
      createdAt: '2026-03-01T09:00:00.000Z',
    },
    showing: 'shown',
    isOwn: true,
    ...standing,
  });
  return _id;
}
