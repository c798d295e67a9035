import { describe, expect, it } from 'vitest';
import { mailtoOf } from '../../src/features/messages/mailto';
import { ownAddresses } from '../../src/features/messages/own-addresses';

const { host, origin } = location;

describe('the addresses of this site in a text', () => {
  it.each([
    [`It is at ${origin}/products/word-hello.`, ['/products/word-hello']],
    [
      `(${host}/dashboard/Datasets#video-${'a'.repeat(24)})`,
      [`/dashboard/Datasets#video-${'a'.repeat(24)}`],
    ],
    ['/products/word-tea?story=1, and\n/products/word-tea?story=1', ['/products/word-tea?story=1']],
    [`https://${host}/dashboard/discussions#post-1।`, ['/dashboard/discussions#post-1']],
  ])('are found in %s', (text, found) => {
    expect(ownAddresses(text)).toEqual(found);
  });

  it.each([
    'https://elsewhere.example/products/word-hello',
    '//elsewhere.example/products/word-hello',
    `javascript:alert(1) ${host}.example/products/x http://${host}@elsewhere.example/products/x`,
    '/api/contact and/or /static/signs/a.webp, 5/6 http://',
  ])('are not found in %s', (text) => {
    expect(ownAddresses(text)).toEqual([]);
  });
});

describe('a link to answer by e-mail', () => {
  it('has the subject', () => {
    const link = mailtoOf(' me@example.org ', 'ISL: your message 7');
    expect(link).toBe('mailto:me@example.org?subject=ISL%3A%20your%20message%207');
  });

  it('writes to nobody else', () => {
    expect(mailtoOf('me@example.org?bcc=you@example.org', 'x')).toBeUndefined();
    expect(mailtoOf('me?bcc=you@example.org', 'x')).toBe(
      'mailto:me%3Fbcc%3Dyou@example.org?subject=x',
    );
  });

  it.each(['+91 98765 43210', 'me@home', ''])('is none for %j', (replyTo) => {
    expect(mailtoOf(replyTo, 'x')).toBeUndefined();
  });
});
