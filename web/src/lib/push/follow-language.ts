import type { Language } from '../i18n/languages';
import { ownSubscription } from './browser-push';

const KEY = 'push-language';

/** What the server is sent of a subscription. */
export function bodyOf(subscription: PushSubscription, language: Language) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, keys: { p256dh, auth }, language };
}

export const noteLanguage = (language: Language): void => localStorage.setItem(KEY, language);

/** Tells the server where a browser that is told something changed its language. */
export async function followLanguage(
  language: Language,
  save: (body: ReturnType<typeof bodyOf>) => Promise<unknown>,
): Promise<void> {
  const told = localStorage.getItem(KEY);
  if (told === null || told === language) return;
  const subscription = await ownSubscription();
  if (!subscription) return;
  await save(bodyOf(subscription, language));
  noteLanguage(language);
}
