/** The headers of the pages: what they may load, who may frame them, which devices they may ask for. */
export function pageHeaders(addresses: {
  readonly signsUrl: string;
  readonly webOrigins: readonly string[];
}): Record<string, string> {
  const { origin } = new URL(addresses.signsUrl);
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Clips of people, which the framing page names, and their pictures.
    'img-src': ["'self'", 'data:', 'blob:', ...addresses.webOrigins],
    'media-src': ["'self'", 'blob:', ...addresses.webOrigins],
    'connect-src': ["'self'", origin, origin.replace(/^http/, 'ws')],
    'frame-ancestors': addresses.webOrigins.length > 0 ? addresses.webOrigins : ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'permissions-policy': 'camera=(self), microphone=(self), fullscreen=(self), geolocation=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-site',
  };
}
