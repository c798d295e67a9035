import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignKitFrame } from '../../../components/ui/sign-kit-frame';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { SignKitCommand, SignKitPage } from '../../../lib/sign-kit/messages';
import { usePersonOf } from '../../../lib/sign-kit/people';
import { LESS_MOTION, useMediaQuery } from '../../../lib/use-media-query';
import type { LessonSign } from '../api';
import styles from './sign-stage.module.css';
import { useIsOnline } from './use-is-online';

/** Half as fast shows how a hand gets from one place to the next. */
const SLOW = 0.5;

type How = {
  readonly isSlow: boolean;
  /** Each higher number plays it once more. */
  readonly playCount: number;
  /** Another one plays it anew. */
  readonly turn?: string;
};

/**
 * A sign, played: by a person where somebody gave a clip of it, else by the avatar, which stays from sign
 * to sign. It says no name.
 */
export function SignStage({ sign, ...how }: { readonly sign: LessonSign } & How) {
  const person = usePersonOf(sign._id);
  const [isAvatar, setAvatar] = useState(false);
  // Whether there is a person is known in a moment; the avatar is large, and waits for it where it is.
  if (person !== undefined && isAvatar !== (person === null)) setAvatar(person === null);
  const { image } = sign;
  const play = useMemo<SignKitCommand>(
    () => ({ type: 'signkit:play', sign: sign._id }),
    [sign._id],
  );
  if (person) {
    return <ClipStage key={person.url} url={person.url} poster={person.poster ?? image} {...how} />;
  }
  if (!isAvatar) return <StillStage image={image} />;
  return <AvatarStage page="learn-sign" play={play} image={image} {...how} />;
}

/**
 * The avatar's picture alone, told what to play; where neither a line nor this device has the avatar, a picture of the
 * sign, if there is one.
 */
export function AvatarStage({
  page,
  play,
  image,
  isSlow,
  playCount,
  turn,
}: How & {
  readonly page: SignKitPage;
  readonly play: SignKitCommand;
  readonly image?: string | undefined;
}) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  // One person all through a lesson, and another in the next.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is told, and so plays once more
  const told = useMemo<readonly SignKitCommand[]>(
    () => [{ type: 'signkit:configure', speed: isSlow ? SLOW : 1 }, play],
    [play, isSlow, playCount, turn],
  );
  return (
    <div className={styles.stage}>
      <SignKitFrame
        page={page}
        params={{ embed: 'stage', person: pathname }}
        title={t('lessons.player.avatarStage')}
        poster={image}
        told={told}
        onReport={() => {}}
        instead={isOnline ? undefined : <Still image={image} note={t('lessons.player.noLine')} />}
      />
    </div>
  );
}

const StillStage = ({ image }: { readonly image: string }) => (
  <div className={styles.stage}>
    <Still image={image} />
  </div>
);

function Still({ image, note }: { readonly image: string | undefined; readonly note?: string }) {
  return (
    <>
      {image !== undefined && <img src={image} alt="" className={styles.picture} />}
      {note !== undefined && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
    </>
  );
}

/** A person's clip, once and whenever it is asked for again. */
function ClipStage({
  url,
  poster,
  isSlow,
  playCount,
  turn,
}: How & { readonly url: string; readonly poster: string }) {
  const { t } = useTranslation();
  const isStill = useMediaQuery(LESS_MOTION);
  const videoRef = useRef<HTMLVideoElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn plays it anew
  useEffect(() => {
    const video = videoRef.current;
    // Who asked for less motion asks for each clip.
    if (!video || (isStill && playCount === 0)) return;
    video.playbackRate = isSlow ? SLOW : 1;
    video.currentTime = 0;
    // Refused by the browser: its button still offers it.
    video.play().catch(() => {});
  }, [isSlow, playCount, isStill, turn]);
  return (
    <div className={styles.stage}>
      <video
        ref={videoRef}
        src={url}
        poster={poster}
        aria-label={t('lessons.player.person')}
        muted
        playsInline
        className={styles.picture}
      />
    </div>
  );
}
