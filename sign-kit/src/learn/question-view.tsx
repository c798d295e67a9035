import { useEffect, useMemo, useState } from 'preact/hooks';
import { isRepeated } from '../practice/deck.js';
import { ASKING, isWordFor, type Question } from '../practice/round.js';
import { useApp } from '../ui/context.js';
import type { Entry } from '../ui/entry.js';
import { FaceTrack } from '../ui/face-track.js';
import { Icon } from '../ui/icons.js';
import { Provenance } from '../ui/provenance.js';
import { SignPlayer } from '../ui/sign-player.js';
import { useMade } from '../ui/use-made.js';
import { type Answer, AnswerButtons } from './answer-buttons.js';
import { AnswerText } from './answer-text.js';
import { AttemptTold } from './attempt-told.js';
import { useSignName } from './use-sign-name.js';
import type { SignsCamera } from './use-signs-camera.js';
import { Verdict } from './verdict.js';

const NO_ENTRIES: readonly Entry[] = [];

/** One question with its answers on the stage, and after one of them what it was. */
export function QuestionView({
  question,
  at,
  of,
  playCount,
  camera,
  onAnswer,
  onNext,
}: {
  readonly question: Question;
  readonly at: number;
  readonly of: number;
  readonly playCount: number;
  readonly camera: SignsCamera;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
}) {
  const { t, vocabulary } = useApp();
  const nameOf = useSignName();
  const madeOf = useMade();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { form, kind, sentence } = question;
  const isSigned = kind === 'sign' && answer === null;
  const entries = useMemo((): readonly Entry[] => {
    if (isSigned) return NO_ENTRIES;
    const signs = sentence?.signs ?? [{ form, face: null }];
    return signs.map((sign, chip) => ({
      ...sign,
      label: answer ? sign.form.gloss : '?',
      word: '?',
      chip,
    }));
  }, [form, sentence, answer === null, isSigned]);
  const choose = (chosen: Answer): void => {
    if (answer) return;
    setAnswer(chosen);
    onAnswer(chosen.isRight);
  };
  const seen = isSigned ? camera.answer : null;
  useEffect(() => {
    if (seen?.id === form.id) choose({ isRight: true, text: null });
  }, [seen]);

  return (
    <div class="quiz" data-kind={kind}>
      <div class="quiz-head">
        <p class="hint">{t('practice.of', { n: at, m: of })}</p>
        <h2>
          {kind === 'sign'
            ? t('practice.ask.sign', { sign: nameOf(form) })
            : t(`practice.ask.${kind}`)}
        </h2>
        {!sentence && !isRepeated(form) && <p class="hint">{t('badge.mayBeWrong')}</p>}
      </div>
      <div class="quiz-stage">
        {!isSigned && <SignPlayer entries={entries} playCount={playCount} isQuiz />}
        {isSigned && (
          <>
            <p class="saw" role="status">
              {seen && seen.label !== ''
                ? t('camera.saw', { letter: seen.label })
                : t('camera.nothing')}
            </p>
            <div role="status">{camera.stream && <AttemptTold told={camera.told} />}</div>
          </>
        )}
      </div>
      {kind === 'type' && answer === null && (
        <AnswerText
          onAnswer={(text) =>
            choose({ isRight: isWordFor(text, form, vocabulary.concept(form.concept)), text })
          }
        />
      )}
      {(kind === 'choose' || kind === 'pair' || kind === 'face') && (
        <AnswerButtons question={question} answer={answer} onAnswer={choose} />
      )}
      {isSigned && (
        <button type="button" onClick={() => choose({ isRight: false, text: null })}>
          <Icon name="play" />
          <span>{t('practice.showMe')}</span>
        </button>
      )}
      <div class="quiz-end">
        <div role="status">{answer && <Verdict question={question} answer={answer} />}</div>
        {answer && (
          <button type="button" class="main" onClick={onNext}>
            <Icon name="next" />
            <span>{t('practice.next')}</span>
          </button>
        )}
      </div>
      {answer && (
        <>
          {sentence ? (
            <FaceTrack entry={entries.at(-1) ?? null} />
          ) : (
            <p class="hint">{madeOf(form)}</p>
          )}
          <Provenance form={sentence ? (vocabulary.form(ASKING) ?? form) : form} />
        </>
      )}
    </div>
  );
}
