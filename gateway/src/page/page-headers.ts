import { createHash } from 'node:crypto';
import type { Addresses } from './addresses.js';

/** The headers of an HTML answer: they name everything the page may load, and who may frame it. */
export function pageHeaders(
  addresses: Addresses,
  { inlineScripts }: { inlineScripts: readonly string[] },
): Record<string, string> {
  const signKit = new URL(addresses.signKit).origin;
  const withSignKit = `(self "${signKit}")`;
  const sockets = Object.values(addresses.sockets).flatMap(socketOrigins);
  const hashes = inlineScripts.map((script) => `'sha256-${sha256(script)}'`);
  const policy = {
    'default-src': ["'self'"],
    // WebAssembly: MediaPipe in the page.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes],
    // Mantine writes style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    // The build puts a font of a few kilobytes into its style sheet.
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...new Set(sockets)],
    'frame-src': [signKit],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return {
    'content-security-policy': toHeader(policy),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The sign-kit frame's own `allow` works only for what the page itself may hand on.
    'permissions-policy': [
      ...['camera', 'microphone', 'fullscreen'].map((feature) => `${feature}=${withSignKit}`),
      'geolocation=()',
    ].join(', '),
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** The API pages' own: their library writes styles and inline pictures. */
export const DOCS_POLICY = toHeader({
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
});

/** The scripts that stand in the page itself, exactly as they are hashed by the browser. */
export function inlineScriptsIn(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
    .map(([, script]) => script ?? '')
    .filter((script) => script !== '');
}

function socketOrigins(address: string): string[] {
  const { origin } = new URL(address);
  return [origin, origin.replace(/^http/, 'ws')];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function toHeader(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
