import Beasties from 'beasties';

/** What is put on the page before all styles are there: its colours, whether somebody is signed in, what was pressed. */
const PUT_EARLY =
  /^(:root\[data-(mantine-color-scheme=["']?(light|dark)["']?\]$|member\])|\[data-held\]$)/;

const FACES = /@font-face\s*\{[^}]*\}/g;
/** The library's own in what is drawn: they stay where they are. */
const ELEMENTS = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const hasFile = (face: string): boolean => face.includes('url(');

/** Whether a style sheet fetches a typeface. */
export const hasFonts = (css: string): boolean => css.match(FACES)?.some(hasFile) ?? false;

/** The faces whose files are fetched, and everything else. */
export function partedStyles(css: string): { readonly styles: string; readonly fonts: string } {
  const fonts = css.match(FACES)?.filter(hasFile) ?? [];
  if (fonts.length === 0) throw new Error('the styles have no typeface of their own');
  return {
    styles: css.replace(FACES, (face) => (hasFile(face) ? '' : face)),
    fonts: fonts.join(''),
  };
}

/** What of the styles a drawn page shows anything of. */
export async function criticalStyles(css: string, drawn: string): Promise<string> {
  // It drops every face, those that fetch nothing too.
  const faces = css.match(FACES)?.join('') ?? '';
  const beasties = new Beasties({ logLevel: 'silent', allowRules: [PUT_EARLY] });
  // In both colours at once, for what either asks for.
  const page = await beasties.process(
    `<html data-mantine-color-scheme="light"><head><style>${css.replace(FACES, '')}</style></head>` +
      `<body data-mantine-color-scheme="dark"><div id="root">${drawn.replace(ELEMENTS, '')}</div></body></html>`,
  );
  // Of styles that nothing is left of there is no element either.
  return faces + (/<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '');
}
