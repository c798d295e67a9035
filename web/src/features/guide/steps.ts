import {
  IconCalendarHeart,
  IconEye,
  IconHandStop,
  IconLetterCase,
  IconMessageQuestion,
  IconSun,
  IconUsers,
} from '@tabler/icons-react';

/** Spec section 9: the blog grid has seven cards, the steps of one guide. */
export const steps = [
  { number: 1, Icon: IconMessageQuestion, field: 'neel' },
  { number: 2, Icon: IconUsers, field: 'haldi' },
  { number: 3, Icon: IconSun, field: 'neem' },
  { number: 4, Icon: IconHandStop, field: 'neel' },
  { number: 5, Icon: IconLetterCase, field: 'haldi' },
  { number: 6, Icon: IconEye, field: 'neem' },
  { number: 7, Icon: IconCalendarHeart, field: 'neel' },
] as const;

export type Step = (typeof steps)[number];

/** The step that an address asks for; null where it asks for none of the seven. */
export const stepOf = (text: string | null): Step | null =>
  steps.find(({ number }) => String(number) === text) ?? null;
