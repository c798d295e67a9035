import { useEffect, useState } from 'react';
import {
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from '../../../lib/api/notifications';
import type { Language } from '../../../lib/i18n/languages';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import {
  endSubscription,
  isPushDenied,
  ownSubscription,
  subscribe,
} from '../../../lib/push/browser-push';
import { bodyOf, noteLanguage } from '../../../lib/push/follow-language';

type Fault = 'denied' | 'failed';

/** The switch of this browser. What the server did not take is not on. */
export function usePush(publicKey: string) {
  const { i18n } = useTranslation();
  const [isOn, setOn] = useState(false);
  const [isWorking, setWorking] = useState(true);
  const [fault, setFault] = useState<Fault | null>(null);
  const [save] = useSubscribePushMutation();
  const [forget] = useUnsubscribePushMutation();
  useEffect(() => {
    ownSubscription()
      .then((subscription) => setOn(subscription !== null && !isPushDenied()))
      .catch((error: unknown) => log.error('no push here', error))
      .finally(() => setWorking(false));
  }, []);

  const turnOn = async (): Promise<void> => {
    const language = i18n.language as Language;
    const subscription = await subscribe(publicKey);
    if (!subscription) return setFault('denied');
    await save(bodyOf(subscription, language)).unwrap();
    noteLanguage(language);
    setOn(true);
  };
  const turnOff = async (): Promise<void> => {
    const subscription = await ownSubscription();
    await endSubscription();
    setOn(false);
    if (subscription) await forget(subscription.endpoint).unwrap();
  };
  const change = async (wanted: boolean): Promise<void> => {
    setFault(null);
    setWorking(true);
    try {
      await (wanted ? turnOn() : turnOff());
    } catch (error) {
      log.error('push was not changed', error);
      // Off here is off: a push service says to the site that it is gone.
      if (!wanted) return;
      setFault('failed');
      await endSubscription().catch(() => undefined);
    } finally {
      setWorking(false);
    }
  };
  return { isOn, isWorking, fault, change };
}
