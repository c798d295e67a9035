type Cited = {
  readonly id: string;
  readonly title: string;
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

/** An entry for a list of works, in BibTeX; a clip has no author, for its giver is not named. */
export function toBibtex({ id, title, publisher, address, licence, createdAt }: Cited): string {
  return [
    `@misc{isl-${id},`,
    `  title = {${plain(title)}},`,
    `  howpublished = {${plain(publisher)}},`,
    `  year = {${createdAt.slice(0, 4)}},`,
    `  date = {${createdAt.slice(0, 10)}},`,
    `  url = {${address}},`,
    `  note = {${plain(licence)}}`,
    '}',
  ].join('\n');
}
