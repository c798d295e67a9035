import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconHandStop, IconRefresh } from '@tabler/icons-react';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraPicture } from '../../../components/ui/camera-picture';
import { useGetConfigQuery } from '../../../lib/api/config';
import { POINTS_TIMING, PREDICTION_TIMING } from '../../../lib/frames/constants';
import type { Taught } from '../../../lib/frames/use-frame-sockets';
import { type PointsSource, useFrameStream } from '../../../lib/frames/use-frame-stream';
import { formatNumber } from '../../../lib/i18n/format';
import { asGloss } from '../sentence/request';
import own from './own-signs-dialog.module.css';
import type { OwnSigns } from './use-own-signs';
import { TAKES, useTakes } from './use-takes';

const nothing = (): void => {};

/** A name, a camera, and three takes. */
export function TeachSign({
  ownSigns,
  points,
}: {
  readonly ownSigns: OwnSigns;
  readonly points: PointsSource | null;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const signs = useGetConfigQuery().data?.sockets.signs;
  const taughtRef = useRef<(taught: Taught) => void>(nothing);
  const stream = useFrameStream({
    urls: signs === undefined ? {} : { signs },
    timing: points ? POINTS_TIMING : PREDICTION_TIMING,
    points,
    onAnswer: nothing,
    onTaught: (taught) => taughtRef.current(taught),
  });
  const takes = useTakes({ ask: stream.ask, isSending: stream.isSending });
  const { onTaught } = takes;
  useEffect(() => {
    taughtRef.current = onTaught;
  }, [onTaught]);
  const { phase, accepted, outcome } = takes;
  const gloss = asGloss(name);
  const isDone = accepted.length === TAKES;
  const keep = async (): Promise<void> => {
    const examples = accepted.flatMap(({ example }) => (example === undefined ? [] : [example]));
    const encoder = accepted[0]?.encoder ?? '';
    const sign = { id: `own-${nanoidOf()}`, name: gloss, examples, encoder, taughtAt: Date.now() };
    const isKept = await ownSigns.keep([sign]);
    setSaid(t(isKept ? 'prediction.own.kept' : 'prediction.own.notKept', { name: gloss }));
    if (!isKept) return;
    setName('');
    takes.forget();
  };
  return (
    <>
      <TextInput
        label={t('prediction.own.name')}
        description={t('prediction.own.nameHint')}
        maxLength={40}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <CameraPicture
        stream={stream}
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
        {!stream.isRunning && (
          <Button onClick={() => void stream.start()}>{t('prediction.own.camera')}</Button>
        )}
        {stream.isRunning && !isDone && (
          <Button
            leftSection={<IconHandStop size={20} />}
            disabled={!takes.canBegin || gloss === ''}
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
            leftSection={<IconCheck size={20} />}
            disabled={gloss === ''}
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
      <p role="status">{outcome !== null ? t(`prediction.own.outcome.${outcome}`) : said}</p>
      <LookAlikes accepted={accepted} />
    </>
  );
}

/** Ids are of small letters and digits. */
const nanoidOf = (): string => nanoid().toLowerCase().replace(/_/g, '-');

/** What the sign looks like to the computer, and what it may be taken for. */
function LookAlikes({ accepted }: { readonly accepted: readonly Taught[] }) {
  const { t } = useTranslation();
  const alike = accepted.at(-1)?.alike ?? [];
  if (alike.length === 0) return null;
  const near = alike.filter(({ isNear }) => isNear).map(({ label }) => label);
  const far = alike.filter(({ isNear }) => !isNear).map(({ label }) => label);
  return (
    <section>
      {far.length > 0 && <p>{t('prediction.own.apart', { signs: far.join(', ') })}</p>}
      {near.length > 0 && <p>{t('prediction.own.near', { signs: near.join(', ') })}</p>}
    </section>
  );
}
