import { useMemo, useState } from 'preact/hooks';
import { openDeck, type Question } from '../practice/deck.js';
import { browserStorage } from '../settings/settings.js';
import { useApp } from '../ui/context.js';
import { SignPlayer } from '../ui/sign-player.js';
import type { VocabularyForm } from '../vocabulary/data.js';
import { CameraPractice } from './camera-practice.js';

/** The avatar shows, the person says what it was; and letters before the camera. */
export function PracticeSection() {
  const { t, vocabulary, settings } = useApp();
  const deck = useMemo(() => {
    const letters = new Set(Object.values(vocabulary.alphabet(settings.alphabet).letters));
    const forms = vocabulary.data.forms.filter(
      ({ id, kind }) => kind !== 'letter' || letters.has(id),
    );
    return openDeck(forms, {
      storage: browserStorage(),
      clock: () => new Date(),
      random: Math.random,
    });
  }, [vocabulary, settings.alphabet]);
  const [question, setQuestion] = useState<Question | null>(() => deck.next());
  const [answer, setAnswer] = useState<VocabularyForm | null>(null);
  const [playCount, setPlayCount] = useState(0);
  const entries = useMemo(
    () =>
      question
        ? [
            {
              form: question.form,
              label: answer ? question.form.gloss : '?',
              word: '?',
              chip: 0,
              face: null,
            },
          ]
        : [],
    [question, answer],
  );
  const nameOf = ({ concept, gloss, kind }: VocabularyForm): string =>
    kind === 'word' ? (vocabulary.concept(concept)?.en ?? gloss) : gloss;

  const choose = (form: VocabularyForm): void => {
    if (!question || answer) return;
    deck.answer(question.form, form.id === question.form.id);
    setAnswer(form);
  };
  const goOn = (options = { isExtra: false }): void => {
    setAnswer(null);
    setQuestion(deck.next(options));
    setPlayCount((count) => count + 1);
  };

  return (
    <section class="practice" aria-label={t('learn.practice')}>
      <p class="lead">{t('practice.lead')}</p>
      {question ? (
        <div class="learn-columns">
          <SignPlayer entries={entries} playCount={playCount} isBare />
          <div class="question">
            <h2>{t('practice.question')}</h2>
            <div class="choices">
              {question.choices.map((form) => (
                <button
                  key={form.id}
                  type="button"
                  disabled={answer !== null}
                  class={answer && form.id === question.form.id ? 'main' : ''}
                  onClick={() => choose(form)}
                >
                  {nameOf(form)}
                </button>
              ))}
            </div>
            <div role="status">
              {answer && (
                <p>
                  {answer.id === question.form.id
                    ? t('practice.right', { sign: nameOf(question.form) })
                    : t('practice.answer', {
                        sign: nameOf(question.form),
                        other: nameOf(answer),
                      })}
                </p>
              )}
            </div>
            {answer && (
              <>
                <p class="hint" lang="en">
                  {question.form.alt}
                </p>
                <button type="button" class="main" onClick={() => goOn()}>
                  <span>{t('practice.next')}</span>
                </button>
              </>
            )}
            <p class="hint">{t('practice.due', { n: deck.dueCount() })}</p>
          </div>
        </div>
      ) : (
        <div class="question">
          <p role="status">
            {deck.waitingCount() > 0
              ? t('practice.done', { n: deck.waitingCount() })
              : t('practice.few')}
          </p>
          {deck.waitingCount() > 0 && (
            <button type="button" class="main" onClick={() => goOn({ isExtra: true })}>
              <span>{t('practice.more')}</span>
            </button>
          )}
        </div>
      )}
      <p class="hint">
        {t('practice.kept')}{' '}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            deck.forget();
            goOn();
          }}
        >
          {t('practice.forget')}
        </button>
      </p>
      <CameraPractice />
    </section>
  );
}
