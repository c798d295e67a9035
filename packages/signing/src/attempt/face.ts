import type { Form, ReviewedForm } from '@isl/lexicon/form';

type Nmf = NonNullable<Form['segments'][number]['nmf']>;
export const FACE_CHANNELS = ['brows', 'eyes', 'mouth', 'head'] as const;
type Channel = (typeof FACE_CHANNELS)[number];

/** What a form asks of a part of the face, in the lexicon's code. */
export type AskedFace = { readonly channel: Channel; readonly value: string };

/** What is asked of the face by each form that is made without hands. */
export function facesOf(
  forms: readonly ReviewedForm[],
): Readonly<Record<string, readonly AskedFace[]>> {
  return Object.fromEntries(
    forms
      .filter(({ kind, status }) => kind === 'expression' && ['draft', 'reviewed'].includes(status))
      .map(({ id, segments }) => [id, segments.flatMap(({ nmf }) => (nmf ? askedBy(nmf) : []))]),
  );
}

const askedBy = (nmf: Nmf): AskedFace[] =>
  FACE_CHANNELS.flatMap((channel) => {
    const value = nmf[channel];
    return value === undefined ? [] : [{ channel, value }];
  });
