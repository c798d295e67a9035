import { describe, expect, it } from 'vitest';
import { type Recognition, speechFrom } from '../src/speech/speech-source.js';

describe('speech', () => {
  function aRecogniser() {
    const made: Recognition[] = [];
    class Fake implements Recognition {
      lang = '';
      continuous = false;
      interimResults = false;
      onresult: Recognition['onresult'] = null;
      onerror: Recognition['onerror'] = null;
      onend: Recognition['onend'] = null;
      constructor() {
        made.push(this);
      }
      start(): void {}
      stop(): void {
        this.onend?.();
      }
    }
    const log: string[] = [];
    const end = speechFrom(Fake).listen('en-IN', {
      onInterim: (text) => log.push(`interim ${text}`),
      onFinal: (text) => log.push(`final ${text}`),
      onFault: (fault) => log.push(`fault ${fault}`),
      onEnd: () => log.push('end'),
    });
    const [recognition] = made;
    if (!recognition) throw new Error('nothing listens');
    return { recognition, log, end };
  }
  const result = (transcript: string, isFinal: boolean) => ({ 0: { transcript }, isFinal });

  it('tells what may still change apart from what is said', () => {
    const { recognition, log, end } = aRecogniser();
    recognition.onresult?.({ resultIndex: 0, results: [result(' how', false)] });
    recognition.onresult?.({
      resultIndex: 0,
      results: [result('how are', true), result('you', false)],
    });
    end();
    expect(log).toEqual(['interim how', 'final how are', 'interim you', 'interim ', 'end']);
  });

  it.each([
    ['not-allowed', 'denied'],
    ['audio-capture', 'noMicrophone'],
    ['network', 'network'],
    ['no-speech', 'silence'],
    ['language-not-supported', 'failed'],
  ])('says why it ended: %s', (error, fault) => {
    const { recognition, log } = aRecogniser();
    recognition.onerror?.({ error });
    expect(log).toEqual([`fault ${fault}`]);
  });

  it('says so where the browser has none', () => {
    const log: string[] = [];
    const source = speechFrom(null);
    source.listen('en-IN', {
      onInterim: () => undefined,
      onFinal: () => undefined,
      onFault: (fault) => log.push(fault),
      onEnd: () => log.push('end'),
    });
    expect(source.isAvailable).toBe(false);
    expect(log).toEqual(['absent', 'end']);
  });
});
