import type { Emotion } from '@isl/contracts/vocabulary';

/** Of a voice's own, which is 1. */
type Manner = { readonly pitch: number; readonly rate: number };

const CALM: Manner = { pitch: 1, rate: 1 };

/**
 * Which way each goes: M. Schröder, "Emotional Speech Synthesis: A Review", Eurospeech 2001, table 1 (joy higher and
 * faster, sadness slower and flatter, anger faster and a little higher, surprise a little faster with a wider range).
 * How far is ours, a third of it at most, so that it stays a hint. A browser's voice has no range: surprise is higher,
 * sadness lower instead.
 */
const MANNERS: Readonly<Record<Emotion, Manner>> = {
  happy: { pitch: 1.15, rate: 1.08 },
  sad: { pitch: 0.95, rate: 0.9 },
  surprise: { pitch: 1.1, rate: 1.02 },
  neutral: CALM,
  anger: { pitch: 1.03, rate: 1.1 },
};

/** Whether this browser can speak; a hearing person beside the signer may want to listen. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Says an English text with a feeling, or with none, in place of what it may be saying. */
export function speak(text: string, feeling: Emotion | ''): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-IN';
  Object.assign(words, feeling === '' ? CALM : MANNERS[feeling]);
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
}

/** Ends what is being said. */
export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}
