import { alphabets } from '../alphabet';

/** Who pays for every byte, or asked for few, keeps only what was looked at. */
type Connection = { readonly saveData?: boolean };

const CHARACTERS = '/api/char/Allcharacters';
const EXPRESSIONS = '/api/char/Allexpressions';

/**
 * Looks once at the letters of each alphabet and at the numbers, so that the service worker has them;
 * after `enough` it asks for no more.
 */
export async function keepLetters(enough: AbortSignal): Promise<void> {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData) return;
  const lists = [CHARACTERS, ...alphabets.map((alphabet) => `${CHARACTERS}?alphabet=${alphabet}`)];
  const pictures = new Set<string>();
  // One after the other: whatever the person does meanwhile comes first.
  for (const list of lists) {
    if (enough.aborted) return;
    for (const picture of await picturesOf(list)) pictures.add(picture);
  }
  await fetch(EXPRESSIONS);
  for (const picture of pictures) {
    if (enough.aborted) return;
    await fetch(picture);
  }
}

async function picturesOf(list: string): Promise<string[]> {
  const reply = await fetch(list);
  if (!reply.ok) return [];
  const { data } = (await reply.json()) as { data: ReadonlyArray<{ readonly image: string }> };
  return data.map(({ image }) => image);
}
