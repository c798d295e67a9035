import type { FocusEvent, PointerEvent } from 'react';
import { isLineMetered } from '../../lib/frames/metered-line';
import { useOnlyOne } from '../../lib/only-one';
import { LESS_MOTION } from '../../lib/use-media-query';

/** Nobody asked for less motion, and no byte counts. */
const mayMove = (): boolean => !window.matchMedia(LESS_MOTION).matches && !isLineMetered();

/** Whether a mouse or the keyboard is on a card, of all cards the last one, where clips may move by themselves. */
export function useAttention() {
  const { isOn, begin, end } = useOnlyOne();
  const look = (isMeant: boolean): void => {
    if (isMeant && mayMove()) begin();
  };
  return {
    hasAttention: isOn,
    listeners: {
      // A finger that scrolls over cards does not ask for clips.
      onPointerEnter: ({ pointerType }: PointerEvent) => look(pointerType === 'mouse'),
      onPointerLeave: end,
      onFocus: ({ target }: FocusEvent) => look(target.matches(':focus-visible')),
      onBlur: end,
    },
  };
}
