// SAMPA, the spelling of sounds that mouth pictures use, to the shapes of the mouth that a form has.
const VISEMES: Readonly<Record<string, string>> = {
  a: 'a',
  A: 'a',
  Q: 'o',
  '{': 'a',
  '6': 'a',
  V: 'a',
  e: 'e',
  E: 'e',
  '@': 'e',
  '3': 'e',
  '2': 'o',
  '9': 'o',
  i: 'i',
  I: 'i',
  j: 'i',
  y: 'u',
  Y: 'u',
  H: 'u',
  o: 'o',
  O: 'o',
  u: 'u',
  U: 'u',
  '}': 'u',
  '8': 'u',
  m: 'm',
  b: 'm',
  p: 'm',
  f: 'f',
  v: 'f',
  P: 'f',
  s: 's',
  z: 's',
  S: 's',
  Z: 's',
  t: 's',
  d: 's',
  n: 's',
  T: 's',
  D: 's',
  c: 's',
  C: 's',
  J: 's',
  r: 'r',
  R: 'r',
  l: 'l',
  L: 'l',
  w: 'w',
  W: 'w',
  k: 'k',
  g: 'k',
  x: 'k',
  X: 'k',
  G: 'k',
  N: 'k',
  q: 'k',
  h: '-',
  '?': '-',
  '-': '-',
  ' ': '-',
  _: '-',
};
// Length, stress and the like, which no mouth shows.
const SILENT = new Set([...`:"'%~.=,!+()\\\`^<>/|`, '\u02d0']);
const MOST = 16;

/** The visemes of a mouth picture; sounds that are not SAMPA are told. */
export const visemesOf = (
  picture: string,
): { readonly visemes: string; readonly unknown: string; readonly isCut: boolean } => {
  let visemes = '';
  let unknown = '';
  for (const sound of picture.slice(0, 200)) {
    if (SILENT.has(sound)) continue;
    const viseme = VISEMES[sound];
    if (viseme === undefined) unknown += sound;
    else if (viseme !== visemes.at(-1)) visemes += viseme;
  }
  return { visemes: visemes.slice(0, MOST), unknown, isCut: visemes.length > MOST };
};

// One sound for each shape of the mouth.
const SOUNDS: Readonly<Record<string, string>> = {
  a: 'a',
  e: 'e',
  i: 'i',
  o: 'o',
  u: 'u',
  m: 'm',
  f: 'f',
  s: 's',
  l: 'l',
  r: 'r',
  w: 'w',
  k: 'k',
  '-': '-',
};

/** A mouth picture that is seen as these visemes. */
export const pictureOf = (visemes: string): string =>
  [...visemes].map((viseme) => SOUNDS[viseme] ?? '').join('');
