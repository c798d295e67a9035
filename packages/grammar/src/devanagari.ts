const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};
const WITH_NUKTA: Readonly<Record<string, string>> = {
  क: 'q',
  ख: 'kh',
  ग: 'g',
  ज: 'z',
  ड: 'r',
  ढ: 'rh',
  फ: 'f',
  य: 'y',
  न: 'n',
  र: 'r',
  ळ: 'l',
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const MARKS: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n', 'ः': 'h', ॐ: 'om' };
// The nasal dot is m before a sound of the lips: मुंबई, Mumbai.
const LIPS = 'पफबभम';
const NUKTA = '\u093c';
const VIRAMA = '\u094d';

/** Whether the text has a letter of the Devanagari script. */
export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

/**
 * Hindi in Latin letters, as names are usually written: राहुल is rahul. The vowel that a consonant
 * carries is not heard at the end of a word, nor between two that are (किरन, kiran; लड़की, larki).
 */
export function toLatin(word: string): string {
  const sounds: { readonly text: string; readonly kind: 'consonant' | 'vowel' | 'carried' }[] = [];
  const letters = [...word.normalize('NFD')];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (letter in CONSONANTS) {
      const hasNukta = letters[at + 1] === NUKTA;
      sounds.push({
        text: (hasNukta ? WITH_NUKTA[letter] : undefined) ?? CONSONANTS[letter] ?? '',
        kind: 'consonant',
      });
      const next = letters[at + (hasNukta ? 2 : 1)] ?? '';
      if (!(next in SIGNS) && next !== VIRAMA) sounds.push({ text: 'a', kind: 'carried' });
    } else {
      const isLipNext = letter === 'ं' && LIPS.includes(letters[at + 1] ?? ' ');
      const text = isLipNext ? 'm' : (VOWELS[letter] ?? SIGNS[letter] ?? MARKS[letter]);
      if (text !== undefined) sounds.push({ text, kind: letter in MARKS ? 'consonant' : 'vowel' });
      else if (/[a-z]/iu.test(letter)) sounds.push({ text: letter, kind: 'consonant' });
    }
  }
  return sounds
    .filter(({ kind }, at) => kind !== 'carried' || !isSilent(sounds, at))
    .map(({ text }) => text)
    .join('');
}

type Sound = { readonly kind: 'consonant' | 'vowel' | 'carried' };

function isSilent(sounds: readonly Sound[], at: number): boolean {
  const isOnlySyllable = sounds.slice(0, at).every(({ kind }) => kind === 'consonant');
  if (at === sounds.length - 1) return !isOnlySyllable;
  const isBetween =
    sounds[at - 1]?.kind === 'consonant' &&
    sounds[at - 2] !== undefined &&
    sounds[at - 2]?.kind !== 'consonant' &&
    sounds[at + 1]?.kind === 'consonant';
  return isBetween && sounds[at + 2]?.kind === 'vowel';
}
