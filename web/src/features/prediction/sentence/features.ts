/** Spec section 3: lines that start with an asterisk are kept, asterisk and whitespace stripped. */
export const readFeatures = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith('*')).map((line) => line.replace(/^\*+/, '').trim());
