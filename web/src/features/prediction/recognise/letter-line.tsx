import type { ReactNode } from 'react';
import { useFrameFault } from '../../../lib/frames/use-frame-fault';
import { formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useLive } from '../../../lib/live';
import type { SocketState } from '../../../lib/socket/frame-socket';
import styles from '../prediction-page.module.css';
import { type Candidate, type SignPrediction, scoreOf } from '../words/signed-word';
import own from './letter-line.module.css';
import { Maybe } from './maybe';
import type { Offer } from './offer';
import { SignOffer } from './sign-offer';
import type { Seen } from './use-recognition';

/** Which sign is seen now and how sure the computer is, the word being spelled, and the words so far. */
export function LetterLine({
  connection,
  isRunning,
  isHearing,
  seen,
  onChoose,
  children,
}: {
  readonly connection: SocketState | undefined;
  readonly isRunning: boolean;
  /** The face was seen at rest: what is signed counts. */
  readonly isHearing: boolean;
  readonly seen: Seen;
  readonly onChoose: (offer: Offer, chosen: Candidate) => void;
  /** What has become of the signs so far. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const say = useFrameFault();
  const newest = useLive(seen, (recognised) => recognised.sign);
  const error = useLive(seen, ({ signError }) => signError);
  const letters = useLive(seen, ({ run }) => run.letters);
  const offer = useLive(seen, ({ offers }) => offers.shown);
  const sign = isHearing ? newest : null;
  // One that rests connects as soon as there is something to see.
  const isConnected = connection === 'connected' || connection === 'resting';
  const score = isConnected && sign && sign.label !== '' ? formatPercent(scoreOf(sign)) : null;
  return (
    <div className={`${styles.box} ${own.box}`}>
      <section className={own.sign} aria-labelledby="sign-now">
        <h2 id="sign-now">{t('prediction.now')}</h2>
        <p className={own.now}>
          {error !== null ? (
            t('prediction.error', { message: say(error) })
          ) : sign && score !== null ? (
            t('prediction.sign', { label: sign.label, p: score })
          ) : (
            <span className={own.quiet}>
              {isConnected ? (
                <Unsaid sign={sign} isRunning={isRunning} />
              ) : (
                <NotConnected connection={connection} />
              )}
            </span>
          )}
        </p>
        <p className={own.run} aria-live="polite">
          {letters.length > 0 &&
            t('prediction.run', { letters: letters.map(({ label }) => label).join(' ') })}
        </p>
        <SignOffer offer={offer} onChoose={onChoose} />
        <p className={own.score}>{score !== null && t('predict.score', { p: score })}</p>
      </section>
      <div className={own.sentence}>{children}</div>
    </div>
  );
}

/** Of the service: it is not there yet, or it was there and is being reached again. */
function NotConnected({ connection }: { readonly connection: SocketState | undefined }) {
  const { t } = useTranslation();
  if (connection !== 'reconnecting') return t('prediction.notConnected');
  return t('camera.state.reconnecting', { service: t('camera.service.signs') });
}

/** Why there is no sign to name. */
function Unsaid({
  sign,
  isRunning,
}: {
  readonly sign: SignPrediction | null;
  readonly isRunning: boolean;
}) {
  const { t } = useTranslation();
  if (!sign) return t(isRunning ? 'prediction.waiting' : 'prediction.begin');
  if (sign.candidates.length > 0) return <Maybe candidates={sign.candidates} />;
  return t('prediction.nothing');
}
