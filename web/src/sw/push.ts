import type { components } from '@isl/contracts/content';

type PushMessage = components['schemas']['PushMessage'];
type Word = `notifications.pushed.${PushMessage['kind'] | 'title'}`;
export type PushWords = Readonly<Record<PushMessage['language'], Readonly<Record<Word, string>>>>;

/** Where one reads what it is about. */
export const PLACE = '/dashboard/notifications';

/** What the device shows; a message that is not understood, as of a later version, is 'something new'. */
export function noticeOf(
  data: unknown,
  words: PushWords,
): { readonly title: string; readonly options: NotificationOptions } {
  const { kind, count = 1, language = 'en' } = (data ?? {}) as Partial<PushMessage>;
  const said = words[language] ?? words.en;
  const one = count === 1 && kind ? said[`notifications.pushed.${kind}`] : undefined;
  const sentence = one ?? said['notifications.pushed.several'];
  return {
    title: said['notifications.pushed.title'],
    options: {
      body: sentence.replace('{n}', String(count)),
      lang: language,
      // A newer one takes the place of one that still stands there.
      tag: 'notifications',
      icon: '/favicon.svg',
    },
  };
}
