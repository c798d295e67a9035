import { useEffect, useRef, useState } from 'preact/hooks';
import type { PersonClip } from '../frame/bridge.js';
import { useApp } from '../ui/context.js';
import type { Playback } from '../ui/use-playback.js';
import { useEditWords } from './words.js';

/** A replay shows itself by a moment near the beginning. */
const BEGINNING_MS = 80;
const NONE: readonly PersonClip[] = [];

/** Clips of people who sign this, as the framing page knows them. */
export function useClipsOf(sign: string | null): readonly PersonClip[] {
  const { people, isFramed, config, send } = useApp();
  useEffect(() => {
    if (sign !== null && isFramed && config) send({ type: 'signkit:people-needed', id: sign });
  }, [sign, isFramed, config, send]);
  return people !== null && people.id === sign ? people.clips : NONE;
}

/** How a person signs it, beside the avatar: both play, stop and slow down together. */
export function PeopleBeside({
  clips,
  playback: { player, state },
}: {
  readonly clips: readonly PersonClip[];
  readonly playback: Playback;
}) {
  const t = useEditWords();
  const { speed } = useApp().settings;
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const clip = clips[at % Math.max(1, clips.length)];
  const { isPlaying } = state;

  useEffect(() => {
    const element = video.current;
    if (!element || !clip) return;
    element.playbackRate = speed;
    if (!isPlaying) {
      element.pause();
      return;
    }
    let beforeMs = Number.POSITIVE_INFINITY;
    const follow = (atMs: number): void => {
      // The avatar began anew: so does the person.
      if (atMs < BEGINNING_MS && beforeMs > BEGINNING_MS) element.currentTime = 0;
      beforeMs = atMs;
    };
    follow(player.atMs);
    // A browser may refuse to play; the clip keeps its own controls.
    element.play().catch(() => {});
    return player.onTime(follow);
  }, [clip, isPlaying, speed, player]);

  if (!clip) return null;
  return (
    <figure class="edit-person" aria-label={t('people')}>
      <video
        key={clip.url}
        ref={video}
        src={clip.url}
        // Asked for by name: where no site is the page's, another port counts as elsewhere.
        crossOrigin="anonymous"
        {...(clip.poster === null ? {} : { poster: clip.poster })}
        controls
        playsInline
        muted
        preload="metadata"
        aria-label={clip.words}
      />
      <figcaption>{clip.words}</figcaption>
      {clips.length > 1 && (
        <button type="button" onClick={() => setAt((now) => (now + 1) % clips.length)}>
          {t('people.next', { n: at + 1, m: clips.length })}
        </button>
      )}
    </figure>
  );
}
