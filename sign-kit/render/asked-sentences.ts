import type { Language } from '../src/i18n/i18n.js';

/** A sentence that asks something of the face. */
export type AskedSentence = { readonly language: Language; readonly text: string };

const english = (text: string): AskedSentence => ({ language: 'en', text });
const hindi = (text: string): AskedSentence => ({ language: 'hi', text });

/** Questions of both kinds, negations, topics, conditions, and statements that ask little. */
export const ASKED_SENTENCES: readonly AskedSentence[] = [
  english('Are you hungry?'),
  english('Do you have money?'),
  english('Is the water cold?'),
  english('Will your friend come tomorrow?'),
  english('What is your name?'),
  english('Where is the temple?'),
  english('Why are you angry?'),
  english('Who is that man?'),
  english('I do not like bananas.'),
  english('We do not understand.'),
  english('She is not busy today.'),
  english('That book, I like.'),
  english('As for the money, I forgot.'),
  english('If it rains, I will sleep.'),
  english('If you are tired, sit.'),
  english('My father writes.'),
  english('The flower is beautiful.'),
  hindi('क्या तुम थके हो?'),
  hindi('क्या आपके पास किताब है?'),
  hindi('शौचालय कहाँ है?'),
  hindi('तुम कब सोते हो?'),
  hindi('मुझे दवा पसंद नहीं है।'),
  hindi('वह नहीं आया।'),
  hindi('अगर बारिश होगी तो मैं घर पर सोऊँगा।'),
  hindi('वह किताब तो मुझे पसंद है।'),
  hindi('मैं खुश हूँ।'),
];
