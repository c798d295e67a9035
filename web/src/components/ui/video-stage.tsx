import { IconPlayerPlay } from '@tabler/icons-react';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useMeteredLine } from '../../lib/frames/metered-line';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useOnlyOne } from '../../lib/only-one';
import { LESS_MOTION, useMediaQuery } from '../../lib/use-media-query';
import styles from './video-stage.module.css';

/** A pointer that only crosses a list starts nothing, nor does the Tab key on its way. */
const RESTS_MS = 150;
/** What a glance shows of a video, again and again. */
const GLANCE_SECONDS = 4;

/**
 * A video in a list: its picture, a silent glance where a mouse or the keyboard rests on it, and the player
 * once it is pressed. A browser's player is slow to build, and of many that move nobody sees one.
 */
export function VideoStage({
  url,
  poster,
  title,
  isSquare = false,
  loops = false,
}: {
  readonly url: string;
  readonly poster: string | undefined;
  readonly title: string;
  /** As the avatar's clips are. */
  readonly isSquare?: boolean;
  readonly loops?: boolean;
}) {
  const { t } = useTranslation();
  const [isPlayer, setPlayer] = useState(false);
  const { isOn, begin, end } = useOnlyOne();
  const isStill = useMediaQuery(LESS_MOTION);
  const isMetered = useMeteredLine();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = (): void => {
    clearTimeout(resting.current);
    if (!isPlayer) end();
  };
  useEffect(() => () => clearTimeout(resting.current), []);
  const rest = (isMeant: boolean): void => {
    if (!isMeant || isStill || isMetered || isPlayer) return;
    clearTimeout(resting.current);
    resting.current = setTimeout(begin, RESTS_MS);
  };
  const press = (): void => {
    clearTimeout(resting.current);
    setPlayer(true);
    begin();
  };
  return (
    <div
      className={styles.stage}
      data-square={isSquare}
      onPointerEnter={({ pointerType }: PointerEvent) => rest(pointerType === 'mouse')}
      onPointerLeave={leave}
    >
      {poster && <img className={styles.picture} src={poster} alt="" loading="lazy" />}
      {isOn && !isPlayer && <Glance url={url} poster={poster} />}
      {isPlayer ? (
        <Player url={url} poster={poster} title={title} loops={loops} isOn={isOn} onPlay={begin} />
      ) : (
        <button
          type="button"
          className={styles.play}
          onClick={press}
          onFocus={({ target }: FocusEvent) => rest(target.matches(':focus-visible'))}
          onBlur={leave}
        >
          <IconPlayerPlay size={24} aria-hidden="true" />
          <span>
            {t('videos.play')}
            <span className="visually-hidden"> {title}</span>
          </span>
        </button>
      )}
    </div>
  );
}

function Glance({ url, poster }: { readonly url: string; readonly poster: string | undefined }) {
  return (
    <video
      className={styles.picture}
      src={url}
      poster={poster}
      aria-hidden="true"
      tabIndex={-1}
      autoPlay
      loop
      muted
      playsInline
      onTimeUpdate={({ currentTarget: video }) => {
        if (video.currentTime > GLANCE_SECONDS) video.currentTime = 0;
      }}
    />
  );
}

function Player({
  url,
  poster,
  title,
  loops,
  isOn,
  onPlay,
}: {
  readonly url: string;
  readonly poster: string | undefined;
  readonly title: string;
  readonly loops: boolean;
  /** No other one began since. */
  readonly isOn: boolean;
  readonly onPlay: () => void;
}) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  // The button that had the focus is gone.
  useEffect(() => video.current?.focus(), []);
  useEffect(() => {
    if (!isOn) video.current?.pause();
  }, [isOn]);
  return (
    <video
      ref={video}
      className={styles.picture}
      src={url}
      poster={poster}
      // Not every browser gives one with controls the focus.
      tabIndex={0}
      controls
      autoPlay
      loop={loops}
      muted
      playsInline
      aria-label={title}
      onPlay={onPlay}
    >
      {t('videos.unsupported')}
    </video>
  );
}
