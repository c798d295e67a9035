import SENTENCES from 'virtual:sentences';
import { useMemo, useState } from 'preact/hooks';
import type { CardBox } from '../practice/cards.js';
import { openDeck } from '../practice/deck.js';
import {
  type Answered,
  ASKING,
  nextQuestion,
  type Question,
  ROUND_LENGTH,
  toRepeat,
} from '../practice/round.js';
import { sentencesOf } from '../practice/sentences.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';
import { CameraPractice } from './camera-practice.js';
import { DataUsed } from './data-used.js';
import { QuestionView } from './question-view.js';
import { RoundEnd } from './round-end.js';
import { useSignsCamera } from './use-signs-camera.js';

/** Rounds of ten: the avatar shows and the person says what it was, or the other way round. */
export function PracticeSection({
  cards,
  wanted,
  isOnlyWanted,
  onShow,
}: {
  readonly cards: CardBox;
  readonly wanted: readonly string[];
  /** They are a list: nothing else is asked, and another round asks those of them that are left, then them again. */
  readonly isOnlyWanted: boolean;
  /** Leads to where the avatar signs what it is shown. */
  readonly onShow: () => void;
}) {
  const { t, vocabulary, settings } = useApp();
  const deck = useMemo(() => {
    const letters = new Set(Object.values(vocabulary.alphabet(settings.alphabet).letters));
    const forms = vocabulary.data.forms.filter(
      ({ id, kind }) => kind !== 'letter' || letters.has(id) || wanted.includes(id),
    );
    return openDeck(forms, { cards, clock: () => new Date(), random: Math.random });
  }, [vocabulary, settings.alphabet, cards, wanted]);
  const sentences = useMemo(
    () => (vocabulary.form(ASKING) ? sentencesOf(SENTENCES, vocabulary) : []),
    [vocabulary],
  );
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [first, setFirst] = useState(wanted);
  const [asked, setAsked] = useState<string | null>(null);
  const camera = useSignsCamera(asked);
  const draw = (before: readonly Answered[], from: readonly string[]): Question | null =>
    nextQuestion(before, {
      deck,
      random: Math.random,
      sentences,
      said: camera.stream ? camera.said : NONE,
      wanted: from,
      isOnlyWanted,
    });
  const [question, setQuestion] = useState(() => draw([], wanted));
  const [playCount, setPlayCount] = useState(0);
  const askable = first.filter((id) => deck.ask(id) !== null).length;

  const take = (now: Question, isRight: boolean): void => {
    // The face tells nothing of whether its word is known.
    if (now.kind !== 'face') deck.answer(now.form, isRight);
    setAnswered([...answered, { question: now, isRight }]);
    setAsked(null);
  };
  const show = (next: Question | null): void => {
    camera.forget();
    setQuestion(next);
    setAsked(next?.kind === 'sign' ? next.form.id : null);
    setPlayCount((count) => count + 1);
  };
  const isLeft = (id: string): boolean =>
    !answered.some(({ question: { form } }) => form.id === id);
  const goOn = (): void => show(draw(answered, first));
  const begin = (from: readonly string[]): void => {
    setAnswered([]);
    setFirst(from);
    show(draw([], from));
  };

  return (
    <section class="practice" aria-label={t('learn.practice')}>
      <p class="lead">{t('practice.lead')}</p>
      {camera.stream && (
        <video
          ref={camera.video}
          class="mirror"
          hidden={asked === null}
          muted
          playsInline
          aria-label={t('camera.picture')}
        />
      )}
      {camera.stream && asked !== null && <DataUsed bytes={camera.bytes} />}
      {question ? (
        <QuestionView
          // A camera that sees the next sign does not answer for the one before.
          key={`${question.form.id} ${question.kind}`}
          question={question}
          at={answered.filter((one) => one.question !== question).length + 1}
          of={isOnlyWanted ? Math.min(askable, ROUND_LENGTH) : ROUND_LENGTH}
          playCount={playCount}
          camera={camera}
          onAnswer={(isRight) => take(question, isRight)}
          onNext={goOn}
        />
      ) : answered.length > 0 ? (
        <RoundEnd
          right={answered.filter(({ isRight }) => isRight).length}
          of={answered.length}
          missed={toRepeat(answered)}
          onRepeat={begin}
          onAnother={() => begin(isOnlyWanted ? [...wanted.filter(isLeft), ...wanted] : [])}
        />
      ) : (
        <p role="status">{t('practice.few')}</p>
      )}
      <div class="row">
        <button
          type="button"
          aria-pressed={camera.stream !== null}
          onClick={() => (camera.stream ? camera.stop() : void camera.start())}
        >
          <Icon name="camera" />
          <span>{t('practice.camera')}</span>
        </button>
      </div>
      <div role="status">
        {camera.fault && <p class="fault">{t(`camera.${camera.fault}`)}</p>}
        {asked !== null && (camera.reach === 'away' || camera.reach === 'crowded') && (
          <p class="fault">{t(camera.reach === 'away' ? 'camera.noService' : 'camera.crowded')}</p>
        )}
        {camera.stream && <p class="hint">{t('camera.now')}</p>}
      </div>
      <p class="hint">{t('practice.due', { n: deck.dueCount() })}</p>
      <p class="hint">
        {t('practice.kept')}{' '}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            deck.forget();
            begin(isOnlyWanted ? wanted : []);
          }}
        >
          {t('practice.forget')}
        </button>
      </p>
      <CameraPractice />
      <div class="row">
        <button type="button" onClick={onShow}>
          <Icon name="camera" />
          <span>{t('practice.show')}</span>
        </button>
      </div>
    </section>
  );
}

const NONE: ReadonlySet<string> = new Set();
