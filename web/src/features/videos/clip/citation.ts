type Cited = {
  readonly id: string;
  readonly title: string;
  /** The name that its giver wants to stand with it, or whom its licence asks to name. */
  readonly author?: string | undefined;
  readonly publisher: string;
  readonly address: string;
  readonly licence: string;
  /** When it was given, as ISO text. */
  readonly createdAt: string;
};

/** What BibTeX reads as a command or a group. */
const SPECIAL = /[\\{}$&#_%~^]/g;

const plain = (text: string): string =>
  text.replace(SPECIAL, (sign) => `{\\char${sign.charCodeAt(0)}}`);

/** An entry for a list of works, in BibTeX; a clip has an author where its giver wants to be named. */
export function toBibtex(cited: Cited): string {
  const { id, title, author, publisher, address, licence, createdAt } = cited;
  return [
    `@misc{isl-${id},`,
    // In braces of its own: it may be an institution, whose name has no parts.
    ...(author ? [`  author = {{${plain(author)}}},`] : []),
    `  title = {${plain(title)}},`,
    `  howpublished = {${plain(publisher)}},`,
    `  year = {${createdAt.slice(0, 4)}},`,
    `  date = {${createdAt.slice(0, 10)}},`,
    `  url = {${address}},`,
    `  note = {${plain(licence)}}`,
    '}',
  ].join('\n');
}
