import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { AsPerson, useAsPerson } from './as-person.js';
import { Captions } from './captions.js';
import { useApp } from './context.js';
import type { Entry } from './entry.js';
import { FaceTrack, hasFace } from './face-track.js';
import { PlayerSettings } from './player-settings.js';
import { Provenance } from './provenance.js';
import { QuizControls } from './quiz-controls.js';
import { Stage } from './stage.js';
import { Transport } from './transport.js';
import { useMade } from './use-made.js';
import { type Playback, usePlayback } from './use-playback.js';
import { usePlayerKeys } from './use-player-keys.js';
import { useRequests } from './use-requests.js';

/** Stage, captions, controls and provenance of signs in a row. */
export function SignPlayer({
  entries: written,
  playCount: asked = 0,
  isLooping = false,
  isBare = false,
  isQuiz = false,
  onItem,
  children,
}: {
  readonly entries: readonly Entry[];
  /** Each higher number plays from the beginning, because a person asked for it. */
  readonly playCount?: number;
  readonly isLooping?: boolean;
  /** Without settings. */
  readonly isBare?: boolean;
  /** The stage alone, with what shows it again and slower: nothing tells the answer. */
  readonly isQuiz?: boolean;
  readonly onItem?: (item: number) => void;
  readonly children?: (playback: Playback, root: HTMLElement | null) => ComponentChildren;
}) {
  const { t, send, query, vocabulary } = useApp();
  const madeOf = useMade();
  const { entries, choice, turns } = useAsPerson(written);
  const playCount = asked + turns;
  const requests = useRequests(entries);
  const root = useRef<HTMLElement>(null);
  const playback = usePlayback(requests, playCount, root);
  const { player, state, signing } = playback;
  const played = useRef(0);
  const entry = entries[state.item] ?? null;
  const shown = entry ?? entries[0] ?? null;
  const form = shown?.form ?? null;
  const poster = form && (vocabulary.pictureOf(form.id) ?? vocabulary.pictureOf(form.concept));

  useEffect(() => player.setLooping(isLooping), [player, isLooping]);
  useEffect(() => {
    if (!signing || playback.requests !== requests || playCount === played.current) return;
    if (requests.length === 0) return;
    played.current = playCount;
    player.replay();
    // On a phone what was pressed is above the stage or below it. A frame leaves that to its page.
    const stage = query.isPlayerOnly ? null : root.current?.firstElementChild;
    stage?.scrollIntoView({ block: 'nearest' });
  }, [player, signing, entries, requests, playback.requests, playCount, query]);
  useEffect(() => {
    onItem?.(state.item);
    const now = entries[state.item];
    if (now && state.isPlaying) {
      send({ type: 'signkit:sign', id: now.form.id, gloss: now.form.gloss });
    }
  }, [state.item, state.isPlaying, entries, onItem, send]);

  const onKeyDown = usePlayerKeys(playback, entries.length === 0);

  if (isQuiz) {
    return (
      <section ref={root} class="player" aria-label={t('player.label')} onKeyDown={onKeyDown}>
        <Stage playback={playback} poster={poster} alt={null} />
        <QuizControls playback={playback} />
      </section>
    );
  }
  return (
    <section ref={root} class="player" aria-label={t('player.label')} onKeyDown={onKeyDown}>
      <Stage playback={playback} poster={poster} alt={form ? madeOf(form) : null} />
      <Captions entries={entries} item={state.item} />
      {entries.some(hasFace) && <FaceTrack entry={entry} />}
      <Transport playback={playback} isEmpty={entries.length === 0} />
      {choice && <AsPerson choice={choice} />}
      {children?.(playback, root.current)}
      <Provenance form={form} />
      {!isBare && <PlayerSettings />}
    </section>
  );
}
