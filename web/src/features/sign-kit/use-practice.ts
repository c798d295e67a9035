import { useMemo } from 'react';
import { useConfirm } from '../../components/ui/confirm';
import { useTranslation } from '../../lib/i18n/use-translation';
import { progressKeeper } from '../../lib/progress/browser-progress';
import { forgotten } from '../../lib/progress/forgotten';
import type { NewEvent } from '../../lib/progress/progress';
import { localDay } from '../../lib/progress/streak';
import { useProgress } from '../../lib/progress/use-progress';
import type { SignKitCommand } from '../../lib/sign-kit/messages';
import type { Practised } from '../../lib/sign-kit/practised';

/** The rounds in the frame go by the cards of this person, and each answer is among them from then on. */
export function usePractice() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const cards = useProgress()?.cards;
  const deck = useMemo<SignKitCommand | null>(() => {
    if (!cards) return null;
    const told = [...cards].map(([card, state]) => ({ card, state }));
    return { type: 'signkit:deck', cards: told };
  }, [cards]);
  return {
    /** Null until it is read from this device. */
    deck,
    onPractised: (practised: readonly Practised[]): Promise<boolean> =>
      progressKeeper.add(eventsOf(practised, Date.now())),
    onForgotten: async (): Promise<void> => {
      if (!(await confirm(t('signKit.forget'), t('signKit.forgetAll')))) return;
      const state = forgotten(new Date());
      const events = [...(cards?.keys() ?? [])].map(
        (card): NewEvent => ({ kind: 'card', card, state }),
      );
      await progressKeeper.add(events);
    },
  };
}

/** The answers, each of its own moment, and the days on which they were given. */
function eventsOf(practised: readonly Practised[], now: number): readonly NewEvent[] {
  const cards = practised.map(({ at, ...card }) => ({ ...card, at: Math.min(at, now) }));
  const days = new Set(cards.map(({ at }) => localDay(new Date(at))));
  return [
    ...cards.map((card): NewEvent => ({ kind: 'card', ...card })),
    ...[...days].map((day): NewEvent => ({ kind: 'day', day })),
  ];
}
