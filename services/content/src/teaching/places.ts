/** More are not read at once. */
const MOST_NAMED = 10;

/** What is wrong, each with its place, in one text. */
export function someOf(problems: readonly string[]): string {
  const named = problems.slice(0, MOST_NAMED);
  const more = problems.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
