import type { Region } from '@isl/contracts/vocabulary';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { CameraStage } from '../../components/ui/camera-stage';
import { PageHeading } from '../../components/ui/page-heading';
import { useGetConfigQuery } from '../../lib/api/config';
import { DATA_SET_TIMING } from '../../lib/frames/constants';
import type { FrameProcessed } from '../../lib/frames/use-frame-sockets';
import { useFrameStream } from '../../lib/frames/use-frame-stream';
import { useTranslation } from '../../lib/i18n/use-translation';
import { type OpenFinder, openPageFinder } from '../../lib/landmarks/open-finder';
import { createLive } from '../../lib/live';
import { type AddToOutbox, outbox } from '../../lib/outbox/browser-outbox';
import { centerToast } from '../../lib/toasts';
import { useKeptSwitch } from '../../lib/use-kept-switch';
import styles from './capture-page.module.css';
import { GivingDoor } from './consent/giving-door';
import { useGiver } from './consent/use-giver';
import { ShownCanvas } from './device/shown-canvas';
import { useDevice } from './device/use-device';
import { useKeptPicture } from './device/use-kept-picture';
import { HintLine } from './gate/hint-line';
import { Readings } from './readings';
import { StartStop } from './start-stop';
import { RecordingOverlay } from './take/recording-overlay';
import { TakeNote } from './take/take-note';
import { useGiving } from './take/use-giving';
import { useShortcuts } from './take/use-shortcuts';
import { useTakeRecorder } from './take/use-take-recorder';

// Only who may give, or is asked, needs these.
const ConsentDialog = lazy(async () => ({
  default: (await import('./consent/consent-dialog')).ConsentDialog,
}));
const PromptPanel = lazy(async () => ({
  default: (await import('./prompt/prompt-panel')).PromptPanel,
}));
const PromptChooser = lazy(async () => ({
  default: (await import('./prompt/prompt-chooser')).PromptChooser,
}));
const TakeReview = lazy(async () => ({
  default: (await import('./take/take-review')).TakeReview,
}));
const DevicePanel = lazy(async () => ({
  default: (await import('./device/device-panel')).DevicePanel,
}));
const addToOutbox: AddToOutbox = (clip) => outbox.add(clip);

/** Data-set creation: what the computer reads from a face, live; who agrees gives the clip. */
export function CapturePage({
  add = addToOutbox,
  openFinder = openPageFinder,
}: {
  readonly add?: AddToOutbox;
  readonly openFinder?: OpenFinder;
}) {
  const { t } = useTranslation();
  const emotionUrl = useGetConfigQuery().data?.sockets.emotion;
  const [answer] = useState(() => createLive<FrameProcessed | null>(null));
  const { account, consent, saveConsent, bar } = useGiver();
  /** Why the consent is open: the camera starts after it, or not. */
  const [asking, setAsking] = useState<'start' | 'change' | null>(null);
  const gives = bar === null;
  const [chosen, setChosen] = useKeptPicture();
  const picture = gives ? chosen : 'whole';
  const [region, setRegion] = useState<Region | null>(null);
  const giving = useGiving({ giver: gives ? account : null, consent, region, add });
  const { state, dispatch } = giving;
  // The data-set page uses only the first service (spec section 7).
  const stream = useFrameStream({
    // Where less than the whole video leaves the device, no picture is sent to be read either.
    urls: emotionUrl === undefined || picture !== 'whole' ? {} : { emotion: emotionUrl },
    timing: DATA_SET_TIMING,
    onAnswer: (_from, fresh, sentAt) => {
      answer.set(fresh);
      hear({ answer: fresh, sentAt });
    },
    onLost: giving.onLost,
  });
  const { isRunning } = stream;
  const device = useDevice({
    ...{ gives, picture, stream, openFinder },
    onRaised: (hands, since) => onRaised(hands, since),
  });
  const { stopTake, hear } = useTakeRecorder({
    ...{ state, dispatch, stream, gives, picture },
    shown: device.shown,
  });
  const [hasKeys, setKeys] = useKeptSwitch('giving-keys', true);

  const start = (): void => {
    if (bar === 'unasked') setAsking('start');
    else void stream.start();
  };
  const end = (raisedAt?: number): void => {
    centerToast.success(t('capture.thanks'));
    stopTake(raisedAt);
    stream.stop();
  };
  const take = isRunning ? undefined : state.takes.find(({ id }) => id === state.shown);
  const discard = (): void => {
    if (take) dispatch({ type: 'takeDiscarded', id: take.id });
  };
  const send = (): void => {
    if (take) void giving.send(take);
  };
  /** `since` is of `performance.now`. */
  const onRaised = (hands: 1 | 2, since: number): void => {
    if (state.phase.name === 'recording') end(Date.now() - (performance.now() - since));
    else if (isRunning || asking !== null) return;
    else if (take && hands === 1) send();
    else start();
  };
  useShortcuts(
    {
      ' ': isRunning ? () => end() : start,
      enter: take ? send : null,
      r: take ? start : null,
      d: take ? discard : null,
      n: isRunning ? null : () => dispatch({ type: 'anotherAsked' }),
    },
    gives && hasKeys,
  );
  const promptRef = useRef<HTMLHeadingElement>(null);
  const isBusy = isRunning || state.phase.name !== 'ready';
  const hasTakes = state.takes.length > 0;
  const hadTakesRef = useRef(hasTakes);
  const { prompt } = state;
  useEffect(() => {
    // Its buttons are gone: the keyboard goes to what comes next, once that is known.
    if (hadTakesRef.current && !hasTakes) promptRef.current?.focus();
    hadTakesRef.current = hasTakes || (hadTakesRef.current && prompt === null);
  }, [hasTakes, prompt]);

  return (
    <>
      <PageHeading title={t('capture.heading')} intro={t('capture.intro')} />
      <div className={styles.columns}>
        <div className={styles.camera}>
          {gives && account !== null && (
            <Suspense>
              <PromptPanel
                account={account}
                state={state}
                dispatch={dispatch}
                headingRef={promptRef}
                isBusy={isBusy}
                hasKeys={hasKeys}
              />
            </Suspense>
          )}
          <CameraStage
            stream={stream}
            onRetry={start}
            note={picture === 'whole' ? undefined : t('giving.device.unread')}
            overlay={
              gives &&
              isRunning && (
                <>
                  {device.shown && <ShownCanvas canvas={device.shown.canvas} />}
                  <RecordingOverlay phase={state.phase} label={state.prompt?.label ?? ''} />
                </>
              )
            }
          >
            <StartStop
              isRunning={isRunning}
              hasKeys={gives && hasKeys}
              onStart={start}
              onStop={() => end()}
            />
          </CameraStage>
          <HintLine
            videoRef={stream.videoRef}
            isLooking={picture === 'whole' ? stream.isSending : stream.camera === 'on'}
            answer={answer}
            hasHands={state.phase.name === 'recording' ? device.seesHands : null}
          />
          {gives && device.seesHands === null && (
            <p className={styles.guess}>{t('giving.hint.hands')}</p>
          )}
          <TakeNote note={state.note} isSending={state.sending !== null} />
          {take && (
            <Suspense>
              <TakeReview
                take={take}
                takes={state.takes}
                isSending={state.sending !== null}
                hasKeys={hasKeys}
                onShow={(id) => dispatch({ type: 'takeShown', id })}
                onSend={send}
                onAgain={start}
                onDiscard={discard}
                onTrim={(trim) => dispatch({ type: 'takeTrimmed', id: take.id, trim })}
              />
            </Suspense>
          )}
          {gives && account !== null && (
            <Suspense>
              <PromptChooser
                account={account}
                isBusy={isBusy}
                onChoose={(chosen) => dispatch({ type: 'promptChosen', prompt: chosen })}
                hasKeys={hasKeys}
                onKeys={setKeys}
                region={region}
                onRegion={setRegion}
              />
            </Suspense>
          )}
          {gives && (
            <Suspense>
              <DevicePanel
                picture={picture}
                onPicture={setChosen}
                device={device}
                isBusy={isBusy}
              />
            </Suspense>
          )}
          <GivingDoor bar={bar} onConsent={() => setAsking('change')} />
        </div>
        <Readings live={answer} />
      </div>
      {asking !== null && (
        <Suspense>
          <ConsentDialog
            consent={consent}
            onClose={() => setAsking(null)}
            onAnswer={(given) => {
              saveConsent(given);
              setAsking(null);
              if (asking === 'start') void stream.start();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
