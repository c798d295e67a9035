import { type FocusEvent, type PointerEvent, useState } from 'react';
import { LESS_MOTION } from '../../lib/use-media-query';

const wantsLessMotion = (): boolean => window.matchMedia(LESS_MOTION).matches;

/** Whether a mouse or the keyboard is on a card, for whoever has not asked for less motion. */
export function useAttention() {
  const [hasAttention, setAttention] = useState(false);
  const look = (isMeant: boolean): void => setAttention(isMeant && !wantsLessMotion());
  const leave = (): void => setAttention(false);
  return {
    hasAttention,
    listeners: {
      // A finger that scrolls over cards does not ask for clips.
      onPointerEnter: ({ pointerType }: PointerEvent) => look(pointerType === 'mouse'),
      onPointerLeave: leave,
      onFocus: ({ target }: FocusEvent) => look(target.matches(':focus-visible')),
      onBlur: leave,
    },
  };
}
