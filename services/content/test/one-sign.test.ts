import { describe, expect, it } from 'vitest';
import { type Schemas, test } from './support/dictionary.js';

describe('one sign', () => {
  it('says everything known of it', async () => {
    const { status, body } = await test.call('GET', '/signs/word-thank-you');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: 'word-thank-you',
      kind: 'word',
      name: 'thank you',
      gloss: 'THANK-YOU',
      category: 'greetings',
      image: '/static/signs/word-thank-you.webp',
      video: '/static/signs/word-thank-you.mp4',
      pictureKind: 'avatar',
      status: 'draft',
      confidence: 'high',
      senses: [{ en: 'thank you', lemmas: ['thank you', 'thanks'], wordClass: 'interjection' }],
      variants: [],
    });
    const [form, ...others] = (body as Schemas['Sign']).forms;
    expect(others).toEqual([]);
    expect(form).toMatchObject({
      id: 'word-thank-you',
      status: 'draft',
      origin: 'isl',
      region: 'unknown',
      alt: expect.stringContaining('chin'),
      altHi: expect.stringContaining('ठोड़ी'),
      sources: expect.arrayContaining([
        {
          name: 'ISL-CSLTR landmarks of Indian signers',
          nameHi: 'भारतीय संकेत करने वालों के ISL-CSLTR शरीर-बिंदु',
          seen: expect.stringContaining('chin'),
          seenHi: expect.stringContaining('ठोड़ी'),
        },
      ]),
      image: '/static/signs/word-thank-you.webp',
      video: '/static/signs/word-thank-you.mp4',
    });
  });

  it('says of a word without a form that it is spelled', async () => {
    const { body } = await test.call('GET', '/signs/word-mother');

    expect(body).toMatchObject({
      image: '/static/drawn/word-mother.svg',
      pictureKind: 'drawn',
      status: 'none',
      forms: [],
    });
    for (const field of ['video', 'alt', 'altHi', 'confidence', 'withdrawn']) {
      expect(body).not.toHaveProperty(field);
    }
  });

  it('has the other way to sign a letter, also for one that the alphabet does not pick', async () => {
    const { body: v2 } = await test.call('GET', '/signs/letter-a-v2');
    const { body: v1 } = await test.call('GET', '/signs/letter-a-v1');

    expect(v2).toMatchObject({
      variants: ['letter-a-v1'],
      forms: [
        { id: 'letter-a-v2', variant: 'v2' },
        { id: 'letter-a-v1', variant: 'v1' },
      ],
    });
    expect(v1).toMatchObject({
      variants: ['letter-a-v2'],
      image: '/static/signs/letter-a-v1.webp',
      forms: [{ id: 'letter-a-v1' }, { id: 'letter-a-v2' }],
    });
  });

  it('is 404 where the dictionary has none, 400 where the id is none', async () => {
    const unknown = await test.call('GET', '/signs/word-unknown');
    const noId = await test.call('GET', '/signs/NOT_AN_ID');

    expect([unknown.status, noId.status]).toEqual([404, 400]);
    expect(unknown.body).toMatchObject({ code: 'SIGN_NOT_FOUND' });
  });
});
