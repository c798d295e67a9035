import { MOST_SIGNS } from './constants';

/** The sign at `from` stands at `to`; what is beyond the ends changes nothing. */
export function moved(signs: readonly string[], from: number, to: number): readonly string[] {
  const sign = signs[from];
  if (sign === undefined || to < 0 || to >= signs.length) return signs;
  const others = signs.filter((_, at) => at !== from);
  return [...others.slice(0, to), sign, ...others.slice(to)];
}

/** With a sign at the end, once; a full list stays as it is. */
export const withSign = (signs: readonly string[], sign: string): readonly string[] =>
  signs.includes(sign) || signs.length >= MOST_SIGNS ? signs : [...signs, sign];

export const withoutSign = (signs: readonly string[], sign: string): readonly string[] =>
  signs.filter((one) => one !== sign);
