import { describe, expect, it } from 'vitest';
import {
  noOffer,
  type Offer,
  type OfferStep,
  outlive,
  readOffer,
  takeOffer,
  wordOf,
} from '../../src/features/prediction/recognise/offer';
import type { SignPrediction } from '../../src/features/prediction/words/signed-word';

/** A production that is not said, or with `label` one that is. */
const sign = (production: number, best: string, score = 0.7, label = ''): SignPrediction => ({
  id: label && `word-${label.toLowerCase()}`,
  label,
  candidates: [
    { id: `word-${best.toLowerCase()}`, label: best, score, learntFrom: 'avatar' },
    { id: 'word-no', label: 'NO', score: 0.1 },
  ],
  production,
  startedAt: 100 * production,
  endedAt: 100 * production + 50,
});
const rest: SignPrediction = { id: '', label: '', candidates: [] };
const after = (...signs: readonly (SignPrediction | null)[]): OfferStep =>
  signs.reduce((step, one) => readOffer(step, one), noOffer);
const shown = (...signs: readonly (SignPrediction | null)[]) =>
  after(...signs).shown?.candidates.map(({ label }) => label);

describe('what was signed and not said', () => {
  it('is offered once it is over, with its time', () => {
    expect(shown(sign(1, 'YES', 0.5), sign(1, 'YES', 0.8))).toBeUndefined();
    expect(after(sign(1, 'YES', 0.5), sign(1, 'YES', 0.8), rest).shown).toMatchObject({
      production: 1,
      candidates: [{ label: 'YES', score: 0.8 }, { label: 'NO' }],
      span: { startedAt: 100, endedAt: 150 },
    });
  });

  it('is over when nobody is heard any more', () => {
    expect(shown(sign(1, 'YES'), null)).toEqual(['YES', 'NO']);
  });

  it('stays until the next sign begins, said or not', () => {
    const yes = [sign(1, 'YES'), rest];
    expect(shown(...yes, rest, rest)).toEqual(['YES', 'NO']);
    expect(shown(...yes, sign(2, 'HOME'))).toBeUndefined();
    expect(shown(...yes, sign(2, 'HOME'), rest)).toEqual(['HOME', 'NO']);
    expect(shown(...yes, sign(2, 'TREE', 0.9, 'TREE'))).toBeUndefined();
    expect(shown(...yes, sign(2, 'TREE', 0.9, 'TREE'), rest)).toBeUndefined();
  });

  it('is not taken away by a hand that only reaches for it', () => {
    expect(shown(sign(1, 'YES'), rest, sign(2, 'HOME', 0.3), rest)).toEqual(['YES', 'NO']);
    expect(shown(sign(2, 'HOME', 0.3), rest)).toBeUndefined();
  });

  it('is at most five', () => {
    const many: SignPrediction = {
      ...sign(1, 'YES'),
      candidates: [...'ABCDEF'].map((label) => ({ id: `word-${label}`, label, score: 0.5 })),
    };
    expect(shown(many, rest)).toHaveLength(5);
  });

  it('is not offered again when it was chosen or said, though it lasts', () => {
    const offered = after(sign(1, 'YES'), rest);
    const chosen = takeOffer(offered, offered.shown as Offer);
    expect(chosen.shown).toBeNull();
    expect(readOffer(readOffer(chosen, sign(1, 'YES', 0.9)), rest).shown).toBeNull();
    expect(shown(sign(1, 'TREE', 0.9, 'TREE'), sign(1, 'TREE', 0.6), rest)).toBeUndefined();
  });

  it('outlives its connection, whose numbers begin again', () => {
    const kept = outlive(after(sign(1, 'YES')));
    expect(kept.shown).toMatchObject({ production: null, candidates: [{ label: 'YES' }, {}] });
    expect(readOffer(kept, sign(1, 'HOME')).shown).toBeNull();
    const settled = outlive(after(sign(1, 'TREE', 0.9, 'TREE')));
    const again = readOffer(readOffer(settled, sign(1, 'HOME')), rest);
    expect(again.shown?.candidates[0]?.label).toBe('HOME');
  });

  it('is a word of the person once it is chosen, made when it was signed', () => {
    const offer = after(sign(3, 'YES'), rest).shown as Offer;
    const [yes, no] = offer.candidates;
    expect(yes && wordOf(offer, yes)).toMatchObject({
      word: 'YES',
      confidence: null,
      learntFrom: 'avatar',
      span: { startedAt: 300, endedAt: 350 },
    });
    expect(no && wordOf(offer, no)).toMatchObject({ word: 'NO', learntFrom: 'people' });
  });

  it('is nothing where only signs are left that are turned off', () => {
    expect(shown({ ...sign(1, 'YES'), candidates: [] }, rest)).toBeUndefined();
  });
});
