import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { FilmShape } from '../player/film.js';
import { Life } from '../player/life.js';
import { type Frames, Player, type PlayerState } from '../player/player.js';
import { openSigner } from '../signer/open-signer.js';
import type { Signer, Signing, SignRequest } from '../signer/signer.js';
import { useApp } from './context.js';
import { whenLoaded } from './when-loaded.js';

export type Playback = {
  readonly player: Player;
  readonly life: Life;
  readonly state: PlayerState;
  readonly signer: Signer | null;
  readonly signing: Signing | null;
  /** What `signing` signs: while somebody types, not yet the newest. */
  readonly requests: readonly SignRequest[];
  readonly hasFailed: boolean;
  /** The shape of the video that is being saved; the stage is drawn as large as it wants. */
  readonly film: FilmShape | null;
  readonly setFilm: (film: FilmShape | null) => void;
};

/** For tests and for rendering: a moment is shown at once, whatever the player does. */
type Handle = {
  readonly seek: (atMs: number) => void;
  readonly play: () => void;
  readonly durationMs: () => number;
  readonly stillsMs: () => readonly number[];
};

declare global {
  interface Window {
    signKit?: Handle;
  }
}

const FRAMES: Frames = {
  request: (draw) => requestAnimationFrame(draw),
  cancel: (id) => cancelAnimationFrame(id),
};

const POSTER = 'img.stage-poster';

/** A long text takes a moment to solve: not at every key that is typed. */
const SETTLE_MS = 300;

/**
 * Signs for requests, and time for them: solved again when requests, figure or hand change; at once
 * for a new `playCount`.
 */
export function usePlayback(
  wanted: readonly SignRequest[],
  playCount: number,
  /** What the stage is in, with the still picture that stands there until the figure is here. */
  root: RefObject<HTMLElement | null>,
): Playback {
  const requests = useSettled(wanted, playCount);
  const { settings, send, isGreeted } = useApp();
  const { figure, language, isLeftHanded, speed, pauseMs } = settings;
  const [signer, setSigner] = useState<Signer | null>(null);
  const [hasNotLoaded, setNotLoaded] = useState(false);
  const player = useMemo(() => new Player(FRAMES), []);
  const life = useMemo(() => new Life(FRAMES), []);
  const [film, setFilm] = useState<FilmShape | null>(null);
  const [state, setState] = useState(player.state);
  useEffect(() => player.onState(() => setState(player.state)), [player]);

  useEffect(() => {
    let isOver = false;
    const opening = whenLoaded(root.current?.querySelector<HTMLImageElement>(POSTER))
      .then(() => isGreeted)
      .then(() => openSigner(figure));
    opening.then(
      (opened) => {
        if (isOver) return;
        setSigner(opened);
        setNotLoaded(false);
      },
      () => !isOver && setNotLoaded(true),
    );
    return () => {
      isOver = true;
    };
  }, [figure, root, isGreeted]);

  const { signing, isUnsolved } = useMemo(() => {
    try {
      return {
        signing: signer?.sign(requests, { isLeftHanded, language }) ?? null,
        isUnsolved: false,
      };
    } catch {
      // The page says so, and tells the one around it.
      return { signing: null, isUnsolved: true };
    }
  }, [signer, requests, isLeftHanded, language]);
  const hasFailed = hasNotLoaded || isUnsolved;
  const shown = useRef(requests);
  useEffect(() => {
    if (!signing) {
      player.load({ stretches: [], durationMs: 0 });
      return;
    }
    // The same signs by another person or hand go on where they were.
    const atMs = shown.current === requests ? player.atMs : 0;
    const wasPlaying = shown.current === requests && player.state.isPlaying;
    shown.current = requests;
    player.load(requests.length > 0 ? signing : { stretches: [], durationMs: 0 });
    if (atMs > 0) player.seek(atMs);
    if (wasPlaying) player.play();
    window.signKit = {
      seek: (moment) => {
        player.pause();
        life.hold();
        player.seek(moment);
      },
      play: () => player.replay(),
      durationMs: () => signing.durationMs,
      stillsMs: () => signing.stillsMs,
    };
  }, [player, life, signing, requests]);

  useEffect(() => player.setSpeed(speed), [player, speed]);
  useEffect(() => player.setPauseMs(pauseMs), [player, pauseMs]);
  const { isPlaying, hasEnded, durationMs } = state;
  useEffect(() => {
    if (durationMs > 0) send({ type: 'signkit:state', isPlaying, hasEnded, durationMs });
  }, [send, isPlaying, hasEnded, durationMs]);
  useEffect(() => {
    if (hasFailed) {
      send({ type: 'signkit:error', code: 'SIGNER_FAILED', message: 'The signs did not load.' });
    }
  }, [send, hasFailed]);
  useEffect(() => () => player.pause(), [player]);

  return { player, life, state, signer, signing, requests, hasFailed, film, setFilm };
}

/** The value when it has not changed for a while, or when `urgent` is another one. */
function useSettled<T>(value: T, urgent: number): T {
  const [settled, setSettled] = useState(value);
  const [before, setBefore] = useState(urgent);
  if (before !== urgent) {
    setBefore(urgent);
    setSettled(value);
  }
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
