import { describe, expect, it, vi } from 'vitest';
import { type OutMessage, openBridge, PASS_WITHIN_MS } from '../src/frame/bridge.js';

const APP = 'https://isl.example';

const OTHER = 'https://class.example';

const NO_CONFIGURATION = {
  speed: null,
  isLeftHanded: null,
  view: null,
  theme: null,
  language: null,
  disputed: null,
  home: null,
};

function aFrame(parentOrigin: string | null, allowedOrigins: readonly string[] = [APP]) {
  const sent: { readonly message: OutMessage; readonly target: string }[] = [];
  const heard: unknown[] = [];
  const times = { heard: 0 };
  let listener: ((event: MessageEvent) => void) | null = null;
  const parent = {
    postMessage: (message: OutMessage, target: string) => sent.push({ message, target }),
  } as unknown as Window;
  const self = {
    addEventListener: (_type: string, added: (event: MessageEvent) => void) => {
      listener = added;
    },
    removeEventListener: () => {
      listener = null;
    },
  } as unknown as Window;
  const bridge = openBridge(
    { self, parent, parentOrigin, allowedOrigins },
    {
      onHeard: () => {
        times.heard += 1;
      },
      onPlay: (command) => heard.push(command),
      onConfigure: (command) => heard.push(command),
      onPeople: (people) => heard.push(people),
      onProposal: (proposal) => heard.push(proposal),
      onKeep: () => heard.push('keep'),
      onTaken: (taken) => heard.push(taken),
      onTakenPoints: (points) => heard.push(points),
      onCards: (message) => heard.push(message),
    },
  );
  const say = (data: unknown, origin = APP, source: unknown = parent): void =>
    listener?.({ data, origin, source } as MessageEvent);
  return { bridge, sent, heard, times, say };
}

describe('messages of the frame', () => {
  it('tell that the page around is there, whatever it says, and a stranger is nobody', () => {
    const { times, say } = aFrame(APP);
    say({ type: 'signkit:configure' }, OTHER);
    say(null);
    expect(times.heard).toBe(0);
    say({ type: 'something newer' });
    expect(times.heard).toBe(1);
  });

  it('go to the page that frames us, where it may', () => {
    const { bridge, sent } = aFrame(APP);
    bridge.send({ type: 'signkit:ready', page: 'convert' });
    expect(sent).toEqual([{ message: { type: 'signkit:ready', page: 'convert' }, target: APP }]);
  });

  it.each([null, 'https://foreign.example'])(
    'are addressed to the allowed pages alone where the referrer is %s',
    (referrer) => {
      const { bridge, sent, say } = aFrame(referrer, [APP, OTHER]);
      bridge.send({ type: 'signkit:ready', page: 'convert' });
      expect(sent.map(({ target }) => target)).toEqual([APP, OTHER]);
      say({ type: 'signkit:configure' }, OTHER);
      bridge.send({ type: 'signkit:report', id: 'word-help', gloss: 'HELP' });
      expect(sent.slice(2).map(({ target }) => target)).toEqual([OTHER]);
    },
  );

  it('go to nobody where nobody may frame us', () => {
    const { bridge, sent } = aFrame('https://evil.example', []);
    bridge.send({ type: 'signkit:ready', page: 'convert' });
    expect(sent).toEqual([]);
  });

  it('ask for no speed that nobody can follow', () => {
    const { heard, say } = aFrame(APP);
    say({ type: 'signkit:configure', speed: 50 });
    say({ type: 'signkit:configure', speed: 0.01 });
    expect(heard).toMatchObject([{ speed: 2 }, { speed: 0.25 }]);
  });

  it('are heard from allowed origins and from the parent alone', () => {
    const { heard, say } = aFrame(APP);
    say({ type: 'signkit:play', text: 'a' }, 'https://evil.example');
    say({ type: 'signkit:play', text: 'a' }, APP, {});
    say('signkit:play');
    say(null);
    say({ type: 'something-else' });
    expect(heard).toEqual([]);
    say({ type: 'signkit:play', gloss: 'YOUR NAME WHAT', spans: [], text: 3 });
    say({ type: 'signkit:configure', speed: 0.5, hand: 'left', view: 'sky' });
    say({ type: 'signkit:configure', theme: 'dark', lang: 'hi' });
    say({ type: 'signkit:configure', theme: 'pink', lang: 3 });
    say({ type: 'signkit:configure', disputed: ['word-tea', 7] });
    say({ type: 'signkit:configure', home: `${APP}/dashboard/TextToSign` });
    say({ type: 'signkit:configure', home: 'https://evil.example/dashboard/TextToSign' });
    expect(heard).toEqual([
      { text: null, gloss: ['YOUR', 'NAME', 'WHAT'], spans: [], sign: null },
      { ...NO_CONFIGURATION, speed: 0.5, isLeftHanded: true },
      { ...NO_CONFIGURATION, theme: 'dark', language: 'hi' },
      NO_CONFIGURATION,
      { ...NO_CONFIGURATION, disputed: ['word-tea'] },
      { ...NO_CONFIGURATION, home: `${APP}/dashboard/TextToSign` },
      NO_CONFIGURATION,
    ]);
  });

  it('ask to keep all that signs without a network', () => {
    const { heard, say } = aFrame(APP);
    say({ type: 'signkit:keep' }, OTHER);
    expect(heard).toEqual([]);
    say({ type: 'signkit:keep' });
    expect(heard).toEqual(['keep']);
  });

  it('tell which cards the app has, and hear of no others', () => {
    const { heard, say } = aFrame(APP);
    const deck = { type: 'signkit:deck', cards: [] };
    say(deck, 'https://evil.example');
    say(deck, APP, {});
    expect(heard).toEqual([]);
    say(deck);
    say({ type: 'signkit:kept', cards: [] });
    expect(heard).toEqual([deck, { type: 'signkit:kept', cards: [] }]);
  });

  it('tell which signs people’s clips have, and what was found in one', () => {
    const { heard, say } = aFrame(APP);
    const told = { sign: 'word-mother', clip: 'a-clip', words: 'Asha, Kerala.', isReviewed: true };
    const file = new Uint8Array([1, 2, 3]);
    say({ type: 'signkit:takes', takes: [told] }, 'https://evil.example');
    say({ type: 'signkit:takes', takes: [told, { sign: 'word-tea' }, null, { sign: 1, clip: 2 }] });
    say({ type: 'signkit:takes', takes: 'all' });
    say({ type: 'signkit:take', clip: 'a-clip', file: file.buffer });
    say({ type: 'signkit:take', clip: 'a-clip', file: 'points' });
    say({ type: 'signkit:take', file: file.buffer });
    expect(heard).toEqual([[told], [], { clip: 'a-clip', file }, { clip: 'a-clip', file: null }]);
  });

  it('tell how people sign it, with clips of the framing page alone', () => {
    const { heard, say } = aFrame(APP);
    const own = { url: `${APP}/api/videos/1/stream`, poster: `${APP}/api/videos/1/poster` };
    say({
      type: 'signkit:people',
      id: 'word-tea',
      clips: [
        { ...own, words: 'Asha, Kerala' },
        { ...own, poster: 'https://evil.example/p.webp' },
        { url: 'https://evil.example/stream', words: 'no' },
        { url: 7 },
        null,
      ],
    });
    say({ type: 'signkit:people', id: 3, clips: 'none' });
    expect(heard).toEqual([
      {
        id: 'word-tea',
        clips: [
          { ...own, words: 'Asha, Kerala' },
          { url: own.url, poster: null, words: '' },
        ],
      },
      { id: '', clips: [] },
    ]);
  });

  it('are not heard after it is closed', () => {
    const { bridge, heard, say } = aFrame(APP);
    bridge.close();
    say({ type: 'signkit:play', text: 'a' });
    expect(heard).toEqual([]);
  });
});

describe('a pass for the camera', () => {
  it('is asked of the page that frames us and heard from it alone', async () => {
    const { bridge, sent, say } = aFrame(APP);
    const asked = bridge.askForPass();
    expect(sent).toEqual([{ message: { type: 'signkit:pass-needed' }, target: APP }]);
    say({ type: 'signkit:pass', pass: 'stolen' }, 'https://evil.example');
    say({ type: 'signkit:pass', pass: 'stolen' }, APP, {});
    say({ type: 'signkit:pass', pass: 'given' });
    expect(await asked).toBe('given');
  });

  it.each([null, 5, undefined])('is none where the page answers %s', async (pass) => {
    const { bridge, say } = aFrame(APP);
    const asked = bridge.askForPass();
    say({ type: 'signkit:pass', pass });
    expect(await asked).toBeNull();
  });

  it('is none where no page frames us, where it stays silent, and after the end', async () => {
    const alone = openBridge(
      {
        self: { addEventListener: () => {}, removeEventListener: () => {} },
        parent: null,
        parentOrigin: null,
        allowedOrigins: [APP],
      },
      {
        onHeard: () => {},
        onPlay: () => {},
        onConfigure: () => {},
        onPeople: () => {},
        onTaken: () => {},
        onTakenPoints: () => {},
        onProposal: () => {},
        onKeep: () => {},
        onCards: () => {},
      },
    );
    expect(await alone.askForPass()).toBeNull();
    const left = aFrame(APP).bridge;
    const asked = left.askForPass();
    left.close();
    expect(await asked).toBeNull();
    vi.useFakeTimers();
    const waiting = aFrame(APP).bridge.askForPass();
    vi.advanceTimersByTime(PASS_WITHIN_MS);
    expect(await waiting).toBeNull();
    vi.useRealTimers();
  });
});
