import type { components } from '@isl/contracts/frames';

export type SentSigns = components['schemas']['OwnSigns'];

/** A sign that a person taught on this device. */
export type OwnSign = SentSigns['signs'][number] & {
  /** The dictionary's, where one of its words was chosen; left out where a name was written. */
  readonly signId?: string;
  /** What made its examples; another encoder cannot read them. */
  readonly encoder: string;
  readonly taughtAt: number;
};

/** As many as the contract takes. */
export const MOST_SIGNS = 200;
const MOST_TAKES = 5;
export const LONGEST_NAME = 60;
const LONGEST_ENCODER = 64;
const ID = /^own-[a-z0-9-]{1,60}$/;
/** As the dictionary has them. */
const SIGN_ID = /^[a-z0-9-]{1,64}$/;
/** 256 bytes in base64, or the 512 of encoders before: what those made is kept, though only they can read it. */
const EXAMPLE = /^[A-Za-z0-9+/]{342}(==|[A-Za-z0-9+/]{341}=)$/;

/** What was taught before of this word of the dictionary, or by this name. */
export const taughtBefore = (
  signs: readonly OwnSign[],
  { name, signId }: { readonly name: string; readonly signId: string | undefined },
): OwnSign | null =>
  signs.find((sign) => signId !== undefined && sign.signId === signId) ??
  signs.find((sign) => sign.name === name && (sign.signId ?? signId) === (signId ?? sign.signId)) ??
  null;

/** Whether the recogniser's id is of this sign: its other forms have its id and a number. */
export const isOfSign = (id: string, signId: string): boolean =>
  id === signId || id.replace(/-\d+$/, '') === signId;

/** Those of the encoder that the last one was taught to, in the contract's shape; null without any. */
export function toSend(signs: readonly OwnSign[]): SentSigns | null {
  const last = signs.reduce<OwnSign | null>(
    (newest, sign) => (newest && newest.taughtAt >= sign.taughtAt ? newest : sign),
    null,
  );
  if (!last) return null;
  const { encoder } = last;
  const readable = signs.filter((sign) => sign.encoder === encoder).slice(0, MOST_SIGNS);
  return { encoder, signs: readable.map(({ id, name, examples }) => ({ id, name, examples })) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isShort = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;

export function isOwnSign(value: unknown): value is OwnSign {
  if (!isObject(value)) return false;
  const { id, name, examples, encoder, taughtAt, signId } = value;
  return (
    isShort(id, 64) &&
    ID.test(id) &&
    isShort(name, LONGEST_NAME) &&
    isShort(encoder, LONGEST_ENCODER) &&
    Number.isFinite(taughtAt) &&
    (signId === undefined || (isShort(signId, 64) && SIGN_ID.test(signId))) &&
    Array.isArray(examples) &&
    examples.length > 0 &&
    examples.length <= MOST_TAKES &&
    examples.every((example) => typeof example === 'string' && EXAMPLE.test(example))
  );
}
