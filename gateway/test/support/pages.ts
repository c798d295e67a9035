import type { Answer, TestApp } from './build.js';

export const asBrowser = {
  accept: 'text/html,application/xhtml+xml,*/*',
  host: 'isl.example:8080',
};

/** What a browser gets that is led to this path. */
export function openIn(
  { call }: TestApp,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return call('GET', path, { headers: { ...asBrowser, ...headers } });
}

/** A policy as directives and their sources. */
export function policyOf({ headers }: Answer): Record<string, string[]> {
  const parts = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}
