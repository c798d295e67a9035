/** What pages are written in; the first for who reads none of them. */
const LANGUAGES = ['en', 'hi'] as const;

/** The language that was chosen before, else the one that the browser asks for. */
export function languageOf(cookie: string | undefined, accepted: string | undefined): string {
  const chosen = LANGUAGES.find((language) => language === cookie);
  return chosen ?? wantedIn(accepted) ?? LANGUAGES[0];
}

/** Of `hi-IN,hi;q=0.9,en;q=0.5` the one with the most weight; of equal ones the first. */
function wantedIn(accepted = ''): string | undefined {
  const wanted = accepted.split(',').flatMap((entry) => {
    const [range = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const language = LANGUAGES.find((one) => one === range.split('-')[0]);
    const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
    return language ? [{ language, weight: Number(weight ?? 1) }] : [];
  });
  return wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)[0]?.language;
}
