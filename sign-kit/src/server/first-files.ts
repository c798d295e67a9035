const FILE = /<(script|link)\b[^>]*\s(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g;

/**
 * A page without anything to see or to run that has the browser fetch what a built page starts with: whoever is
 * about to frame that page frames this one before, while its own app is still on its way.
 */
export function firstFilesOf(html: string): string {
  const links = [...html.matchAll(FILE)].map(([, , file = '']) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  return `<!doctype html><html lang="en"><title>ISL</title>${links.join('')}</html>`;
}
