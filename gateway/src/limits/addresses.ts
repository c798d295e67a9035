import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** What stands for an address where it is counted: the same for all who share it, and no address. */
export type NetOf = (ip: string) => string;

const NET_LETTERS = 16;

/** Those who came lately: who reads comes again. */
const MOST_KNOWN = 10_000;

export function createNetOf(secret: string): NetOf {
  const nameOf = (ip: string): string =>
    createHmac('sha256', secret).update(networkOf(ip)).digest('base64url').slice(0, NET_LETTERS);
  const known = new LRUCache<string, string>({ max: MOST_KNOWN, memoMethod: nameOf });
  return (ip) => known.memo(ip);
}

/** One household or phone has a whole /64 of IPv6 addresses. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const plain = ip.split('%')[0] ?? '';
  if (!isIPv6(plain)) return ip;
  const [front = '', back] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = groupsOf(front);
  const after = groupsOf(back ?? '');
  const between = Array<string>(8 - groups.length - after.length).fill('0');
  return `${[...groups, ...between, ...after].slice(0, 4).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
