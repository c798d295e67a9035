import type { Form } from '@isl/lexicon/form';

/** In a clip of one sign as the player shows it, hands rest so long before it and after it. */
export const SHOWN_REST_MS = 400;

const PARTS = ['brows', 'eyes', 'cheeks', 'mouth'] as const;

/** Whether a form asks anything of the face but the head. */
export const asksFace = ({ segments }: Pick<Form, 'segments'>): boolean =>
  segments.some(({ nmf }) => PARTS.some((part) => (nmf?.[part] ?? 'neutral') !== 'neutral'));
