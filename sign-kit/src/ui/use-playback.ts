import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Player, type PlayerState } from '../player/player.js';
import { openSigner } from '../signer/open-signer.js';
import type { Signer, Signing, SignRequest } from '../signer/signer.js';
import { useApp } from './context.js';

export type Playback = {
  readonly player: Player;
  readonly state: PlayerState;
  readonly signer: Signer | null;
  readonly signing: Signing | null;
  readonly hasFailed: boolean;
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

/** Signs for requests, and time for them: solved again when requests, figure or hand change. */
export function usePlayback(requests: readonly SignRequest[]): Playback {
  const { settings, send } = useApp();
  const { figure, isLeftHanded, speed, pauseMs } = settings;
  const [signer, setSigner] = useState<Signer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const player = useMemo(
    () =>
      new Player((draw) => {
        const id = requestAnimationFrame(draw);
        return () => cancelAnimationFrame(id);
      }),
    [],
  );
  const [state, setState] = useState(player.state);
  useEffect(() => player.onState(() => setState(player.state)), [player]);

  useEffect(() => {
    let isOver = false;
    openSigner(figure).then(
      (opened) => !isOver && setSigner(opened),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [figure]);

  const signing = useMemo(
    () => signer?.sign(requests, { isLeftHanded }) ?? null,
    [signer, requests, isLeftHanded],
  );
  const shown = useRef(requests);
  useEffect(() => {
    if (!signing) return;
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
        player.seek(moment);
      },
      play: () => player.replay(),
      durationMs: () => signing.durationMs,
      stillsMs: () => signing.stillsMs,
    };
  }, [player, signing, requests]);

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

  return { player, state, signer, signing, hasFailed };
}
