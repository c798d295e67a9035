/** One address, with nothing in it that a mail program would read as more. */
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/;

/** A link that writes to an e-mail address; undefined where the text is none, as a number is. */
export function mailtoOf(replyTo: string, subject: string): string | undefined {
  const address = replyTo.trim();
  if (!ADDRESS.test(address)) return undefined;
  const to = address.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
