import { Button } from '@mantine/core';
import { IconCamera, IconCheck, IconHandStop, IconRefresh } from '@tabler/icons-react';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { CameraPicture } from '../../../components/ui/camera-picture';
import type { PointsSource } from '../../../lib/frames/use-frame-stream';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { asGloss } from '../sentence/request';
import { GiveTaught } from './give-taught';
import { LookAlikes, nearestOf } from './look-alikes';
import { isOfSign, LONGEST_NAME, MOST_SIGNS, taughtBefore } from './own-signs';
import own from './own-signs-dialog.module.css';
import { TakeReplay } from './take-replay';
import { TaughtName } from './taught-name';
import type { OwnSigns } from './use-own-signs';
import type { SignToTeach } from './use-sign-to-teach';
import { TAKES } from './use-takes';
import { useTeaching } from './use-teaching';

/** A name, a camera, and three takes. */
export function TeachSign({
  ownSigns,
  toTeach,
  points,
}: {
  readonly ownSigns: OwnSigns;
  readonly toTeach: SignToTeach;
  /** What is sent in place of pictures; null: pictures. */
  readonly points: PointsSource | null;
}) {
  const { t } = useTranslation();
  const { all: signs } = ownSigns;
  const [name, setName] = useState('');
  const [isUnnamed, setUnnamed] = useState(false);
  const [said, setSaid] = useState('');
  /** The word of the dictionary that was kept last. */
  const [keptOf, setKeptOf] = useState<string>();
  const nameRef = useRef<HTMLInputElement>(null);
  const { stream, takes } = useTeaching({ signs, points });
  const { phase, accepted, outcome, shown } = takes;
  const { sign } = toTeach;
  const gloss = (sign?.gloss ?? asGloss(name)).slice(0, LONGEST_NAME);
  const before = taughtBefore(signs, { name: gloss, signId: sign?._id });
  const signId = sign?._id ?? before?.signId;
  const isDone = accepted.length === TAKES;

  const keep = async (): Promise<void> => {
    if (gloss === '') {
      setUnnamed(true);
      nameRef.current?.focus();
      return;
    }
    if (!before && signs.length >= MOST_SIGNS) {
      setSaid(t('prediction.own.tooMany', { n: formatNumber(MOST_SIGNS) }));
      return;
    }
    const examples = accepted.flatMap(({ example }) => (example === undefined ? [] : [example]));
    const encoder = accepted[0]?.encoder ?? '';
    const id = before?.id ?? newId();
    const isKept = await ownSigns.keep([
      {
        ...{ id, name: gloss, examples, encoder, taughtAt: Date.now() },
        ...(signId === undefined ? {} : { signId }),
      },
    ]);
    setSaid(t(isKept ? 'prediction.own.kept' : 'prediction.own.notKept', { name: gloss }));
    if (!isKept) return;
    setKeptOf(signId);
    setName('');
    takes.forget();
  };
  return (
    <>
      {/* On a phone the picture, its button and what is said of it need the room. */}
      {!stream.isRunning && (
        <>
          <p>{t('prediction.own.intro')}</p>
          <p className={own.note}>
            {t(points ? 'prediction.own.privacyOfPoints' : 'prediction.own.privacy')}
          </p>
        </>
      )}
      {points?.finder === null && <p role="status">{t('prediction.own.noFinder')}</p>}
      <TaughtName
        toTeach={toTeach}
        name={name}
        onName={setName}
        isReplacing={before !== null}
        isMissing={isUnnamed && gloss === ''}
        inputRef={nameRef}
      />
      <CameraPicture
        stream={stream}
        label={t('prediction.own.picture')}
        onRetry={() => void stream.start()}
        overlay={
          phase.is === 'idle' ? null : (
            <p className={own.count} role="status">
              {phase.is === 'counting' && formatNumber(phase.left)}
              {phase.is === 'showing' && t('prediction.own.now')}
              {phase.is === 'asking' && t('prediction.own.looking')}
            </p>
          )
        }
      />
      <div className={own.buttons}>
        {!stream.isRunning && !isDone && (
          <Button
            size="lg"
            mih={56}
            leftSection={<IconCamera size={24} />}
            onClick={() => void stream.start()}
          >
            {t('prediction.own.camera')}
          </Button>
        )}
        {stream.isRunning && !isDone && (
          <Button
            size="lg"
            mih={56}
            leftSection={<IconHandStop size={24} />}
            disabled={!takes.canBegin}
            onClick={takes.begin}
          >
            {t('prediction.own.take', {
              n: formatNumber(accepted.length + 1),
              of: formatNumber(TAKES),
            })}
          </Button>
        )}
        {isDone && (
          <Button
            size="lg"
            mih={56}
            leftSection={<IconCheck size={24} />}
            onClick={() => void keep()}
          >
            {t('prediction.own.keep')}
          </Button>
        )}
        {accepted.length > 0 && (
          <Button variant="default" leftSection={<IconRefresh size={20} />} onClick={takes.forget}>
            {t('prediction.own.restart')}
          </Button>
        )}
      </div>
      <div className={own.outcome}>
        {shown.length > 0 && <TakeReplay shown={shown} videoRef={stream.videoRef} />}
        <p role="status">{outcome !== null ? t(`prediction.own.outcome.${outcome}`) : said}</p>
      </div>
      {keptOf !== undefined && phase.is === 'idle' && outcome === null && (
        <GiveTaught signId={keptOf} />
      )}
      <LookAlikes
        alike={nearestOf(
          accepted,
          (id) => id === before?.id || (signId !== undefined && isOfSign(id, signId)),
        )}
      />
    </>
  );
}

/** Ids are of small letters and digits. */
const newId = (): string => `own-${nanoid().toLowerCase().replace(/_/g, '-')}`;
