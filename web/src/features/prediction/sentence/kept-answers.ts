import { log } from '../../../lib/log';

const KEY = 'prediction-answers';
/** The oldest go first. */
const MOST = 50;

/** Whether a sentence was what somebody meant; it never leaves the device. */
export type KeptAnswer = {
  readonly at: string;
  readonly signs: string;
  readonly sentence: string;
  readonly isRight: boolean;
};

export function keepAnswer(answer: KeptAnswer): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...keptAnswers(), answer].slice(-MOST)));
  } catch (error) {
    log.error('an answer could not be kept', error);
  }
}

export function keptAnswers(): KeptAnswer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const forgetAnswers = (): void => localStorage.removeItem(KEY);
