/** Whether this browser can speak; a hearing person beside the signer may want to listen. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Says an English text, in place of what it may be saying. */
export function speak(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-IN';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
}

/** Ends what is being said. */
export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}
