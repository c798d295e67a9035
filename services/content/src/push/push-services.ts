/** Whether an address is of a push service that the site sends to; nothing else is ever asked. */
export type KnowsEndpoint = (endpoint: string) => boolean;

/**
 * `known`: hosts, with a port where it is not 443; `*.` stands for one name before the rest. What a
 * browser says is its push service would else be any address that this server reaches.
 */
export function createPushServices(known: readonly string[]): KnowsEndpoint {
  const matches = known.map((pattern) => {
    const [, rest] = /^\*\.(.+)$/.exec(pattern) ?? [];
    if (rest === undefined) return (host: string) => host === pattern;
    return (host: string) => host.slice(host.indexOf('.') + 1) === rest;
  });
  return (endpoint) => {
    if (!URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
    return matches.some((isKnown) => isKnown(url.host));
  };
}
