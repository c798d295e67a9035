/** Who pays for every byte, or asked for few, keeps only what was looked at. */
type Connection = { readonly saveData?: boolean };

/** Looks once at every letter and number, so that the service worker has them without a network. */
export async function keepLetters(): Promise<void> {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData) return;
  const reply = await fetch('/api/char/Allcharacters');
  await fetch('/api/char/Allexpressions');
  if (!reply.ok) return;
  const { data } = (await reply.json()) as { data: ReadonlyArray<{ readonly image: string }> };
  // One after the other: whatever the person does meanwhile comes first.
  for (const { image } of data) await fetch(image);
}
