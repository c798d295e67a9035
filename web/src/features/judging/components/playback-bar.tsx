import {
  IconFlipVertical,
  IconGauge,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconRepeat,
  type TablerIcon,
} from '@tabler/icons-react';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useKeys } from '../use-keys';
import type { Playback } from '../use-playback';
import { KeyHint } from './key-hint';
import styles from './playback-bar.module.css';

/** Plays clip and model together: stop, again, slower, picture by picture, mirrored. */
export function PlaybackBar({ playback }: { readonly playback: Playback }) {
  const { t } = useTranslation();
  const { isPlaying, speed, loops, isMirrored } = playback;
  const back = (): void => playback.step(-1);
  const on = (): void => playback.step(1);
  useKeys({
    ' ': playback.toggle,
    r: playback.restart,
    arrowleft: back,
    arrowright: on,
    s: playback.changeSpeed,
    l: playback.toggleLoop,
    m: playback.toggleMirror,
  });
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{t('judging.playback')}</legend>
      <Control
        Icon={isPlaying ? IconPlayerPause : IconPlayerPlay}
        text={t(isPlaying ? 'judging.pause' : 'judging.play')}
        shortcut="Space"
        hint={t('judging.space')}
        onPress={playback.toggle}
      />
      <Control
        Icon={IconPlayerSkipBack}
        text={t('judging.restart')}
        shortcut="R"
        onPress={playback.restart}
      />
      <Control
        Icon={IconPlayerTrackPrev}
        text={t('judging.frameBack')}
        shortcut="ArrowLeft"
        hint="←"
        onPress={back}
      />
      <Control
        Icon={IconPlayerTrackNext}
        text={t('judging.frameOn')}
        shortcut="ArrowRight"
        hint="→"
        onPress={on}
      />
      <Control
        Icon={IconGauge}
        text={t('judging.speed', { n: formatNumber(speed) })}
        shortcut="S"
        onPress={playback.changeSpeed}
      />
      <Control
        Icon={IconRepeat}
        text={t('judging.loop')}
        shortcut="L"
        isOn={loops}
        onPress={playback.toggleLoop}
      />
      <Control
        Icon={IconFlipVertical}
        text={t('judging.mirror')}
        shortcut="M"
        isOn={isMirrored}
        onPress={playback.toggleMirror}
      />
    </fieldset>
  );
}

function Control({
  Icon,
  text,
  shortcut,
  hint = shortcut,
  isOn,
  onPress,
}: {
  readonly Icon: TablerIcon;
  readonly text: string;
  readonly shortcut: string;
  /** What is written on the key. */
  readonly hint?: string;
  /** Of a switch. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <Icon size={24} aria-hidden="true" />
      {text}
      <KeyHint name={hint} />
    </button>
  );
}
