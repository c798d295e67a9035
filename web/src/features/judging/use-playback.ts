import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LESS_MOTION } from '../../lib/use-media-query';
import { SPEEDS } from './constants';
import { areOver, keepInStep, pauseAll, playAll, rewindAll, stepAll } from './in-step';

export type Playback = ReturnType<typeof usePlayback>;

/** Plays the clip and, where it is shown, the model together; how they play stays for the next clip. */
export function usePlayback(clipKey: string | undefined) {
  const clipRef = useRef<HTMLVideoElement>(null);
  const modelRef = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(SPEEDS[0]);
  const [loops, setLoops] = useState(true);
  const [isMirrored, setMirrored] = useState(false);
  const [modelOf, setModelOf] = useState<string | null>(null);
  const isModelShown = clipKey !== undefined && modelOf === clipKey;

  const videos = (): HTMLVideoElement[] =>
    [clipRef.current, modelRef.current].filter((video) => video !== null);
  const play = (): void => {
    setPlaying(true);
    playAll(videos(), () => setPlaying(false));
  };
  const begin = useEffectEvent((): void => {
    pauseAll(videos());
    rewindAll(videos());
    if (window.matchMedia(LESS_MOTION).matches) setPlaying(false);
    else play();
  });
  const setSpeeds = useEffectEvent((): void => {
    for (const video of videos()) video.playbackRate = speed;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the model has come or gone
  useEffect(() => {
    if (clipKey !== undefined) begin();
  }, [clipKey, isModelShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another video does not know the speed
  useEffect(() => setSpeeds(), [clipKey, isModelShown, speed]);

  return {
    clipRef,
    modelRef,
    isPlaying,
    speed,
    loops,
    isMirrored,
    isModelShown,
    toggle: () => {
      if (!isPlaying) return play();
      pauseAll(videos());
      setPlaying(false);
    },
    restart: () => {
      rewindAll(videos());
      play();
    },
    step: (frames: 1 | -1) => {
      setPlaying(false);
      stepAll(videos(), frames);
    },
    changeSpeed: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? SPEEDS[0]),
    toggleLoop: () => setLoops(!loops),
    toggleMirror: () => setMirrored(!isMirrored),
    toggleModel: () => setModelOf(isModelShown ? null : (clipKey ?? null)),
    /** To be told by each video: at its end, and as it plays. */
    onEnded: () => {
      if (!areOver(videos())) return;
      if (loops) play();
      else setPlaying(false);
    },
    onTimeUpdate: () => {
      if (isPlaying) keepInStep(videos());
    },
  };
}
