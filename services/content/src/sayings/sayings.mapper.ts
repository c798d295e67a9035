import type { components } from '@isl/contracts/content';

export type Saying = components['schemas']['Saying'];
export type NewSaying = components['schemas']['NewSaying'];
export type Decision = components['schemas']['NewSayingDecision'];

/** How somebody would sign a sentence, beside what the rules made of it. */
export type SayingDocument = Omit<
  Saying,
  'by' | 'byId' | 'createdAt' | 'settled' | 'region' | 'videoId'
> &
  Pick<NewSaying, 'region' | 'videoId'> & {
    readonly byId: string;
    readonly by: string | null;
    readonly createdAt: Date;
    readonly settled?: { readonly at: Date; readonly byId: string | null; readonly word?: string };
    /** Decided, and its author may not have been told. */
    readonly toTell?: true;
  };

export function toSaying({ by, createdAt, settled, toTell: _, ...said }: SayingDocument): Saying {
  return {
    ...said,
    createdAt: createdAt.toISOString(),
    ...(by ? { by } : {}),
    ...(settled && {
      settled: { at: settled.at.toISOString(), ...(settled.word ? { word: settled.word } : {}) },
    }),
  };
}

/** In the export of a person's data. */
export function toRecord(document: SayingDocument) {
  const { by: _by, byId: _byId, ...own } = toSaying(document);
  return own;
}
