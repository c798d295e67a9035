import type { components } from '@isl/contracts/gateway';

export type Role = components['schemas']['Role'];

/** What the page reads of an access token; the services verify it themselves. */
export type Claims = {
  readonly sub: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly demo: boolean;
  readonly exp: number;
};

/** The claims inside a token, or null where it is no readable token. */
export function readClaims(token: string): Claims | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const parsed: unknown = JSON.parse(decodeBase64Url(payload));
    return isClaims(parsed) ? { ...parsed, roles: parsed.roles ?? [], demo: !!parsed.demo } : null;
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false;
  const claims = value as Record<string, unknown>;
  return (
    typeof claims.sub === 'string' &&
    typeof claims.name === 'string' &&
    typeof claims.exp === 'number'
  );
}
