/** So long the browser may take to read what it was handed. */
const READ_WITHIN_MS = 10_000;

/** Hands a file to the person. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
