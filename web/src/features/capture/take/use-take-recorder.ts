import type { ClipPicture } from '@isl/contracts/vocabulary';
import { nanoid } from 'nanoid';
import { type Dispatch, useEffect, useRef } from 'react';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';
import { log } from '../../../lib/log';
import { MAX_TAKE_MS } from '../constants';
import type { ShownPicture } from '../device/shown-picture';
import type { TakePoints } from '../device/take-points';
import type { Giving, GivingEvent } from './giving';
import { type ActiveRecording, recordClip } from './record';
import type { Heard } from './timeline';

const SECOND_MS = 1000;

/** Records the camera while it is on, if that may be kept, with what is heard of its frames. */
export function useTakeRecorder({
  state: { phase, prompt },
  dispatch,
  stream,
  gives,
  picture,
  shown,
}: {
  readonly state: Giving;
  readonly dispatch: Dispatch<GivingEvent>;
  readonly stream: FrameStream;
  readonly gives: boolean;
  readonly picture: ClipPicture;
  /** What is recorded instead of the camera; null until it is there. */
  readonly shown: ShownPicture | null;
}): {
  /** Before the camera is stopped. */
  readonly stopTake: (raisedAt?: number) => void;
  readonly hear: (heard: Heard) => void;
} {
  const recordingRef = useRef<ActiveRecording | null>(null);
  /** No state: it comes many times a second, and is shown nowhere. Null: nothing is recorded. */
  const heardRef = useRef<Heard[] | null>(null);
  const givesRef = useRef(gives);
  const { camera, pictures, stop: stopCamera } = stream;
  const isOpen = camera === 'on' || camera === 'paused';
  useEffect(() => {
    givesRef.current = gives;
  });

  // Right after the first consent the camera is quicker than the words to choose from.
  const canBegin = isOpen && prompt !== null && (picture === 'whole' || shown !== null);
  useEffect(() => {
    if (canBegin && givesRef.current) dispatch({ type: 'cameraOpened' });
  }, [canBegin, dispatch]);

  useEffect(() => {
    if (phase.name !== 'countdown') return;
    const timer = setTimeout(() => dispatch({ type: 'secondPassed' }), SECOND_MS);
    return () => clearTimeout(timer);
  }, [phase, dispatch]);

  useEffect(() => {
    if (phase.name === 'starting') {
      const source = picture === 'whole' ? pictures() : (shown?.stream ?? null);
      let begunAt = performance.now();
      heardRef.current = [];
      const points = (): TakePoints | null => {
        if (picture !== 'landmarks' || !shown) return null;
        const to = performance.now();
        return { found: shown.foundBetween(begunAt, to), from: begunAt, to };
      };
      try {
        if (!source) throw new Error('the camera is off');
        recordingRef.current = recordClip(source, {
          onBegun: () => {
            begunAt = performance.now();
            dispatch({ type: 'recordingBegun', at: Date.now() });
          },
          onMade: (blob) => {
            const heard = heardRef.current ?? [];
            heardRef.current = null;
            const made = { id: nanoid(), blob, picture, points: points(), at: Date.now() };
            dispatch({ type: 'takeMade', heard, ...made });
          },
          onFailed: (error) => {
            log.error('the recording failed', error);
            heardRef.current = null;
            dispatch({ type: 'recordingFailed' });
          },
        });
      } catch (error) {
        log.error('the recording did not begin', error);
        heardRef.current = null;
        dispatch({ type: 'recordingFailed' });
      }
    }
    // Also where the camera went away, or what may be kept was taken back.
    if (phase.name === 'ending' || phase.name === 'ready') recordingRef.current?.stop();
  }, [phase.name, pictures, picture, shown, dispatch]);

  const isRecording = phase.name === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    const timer = setTimeout(() => {
      dispatch({ type: 'stopped', at: Date.now(), why: 'tooLong' });
      recordingRef.current?.stop();
      stopCamera();
    }, MAX_TAKE_MS);
    return () => clearTimeout(timer);
  }, [isRecording, dispatch, stopCamera]);

  return {
    hear: (heard) => heardRef.current?.push(heard),
    stopTake: (raisedAt) => {
      dispatch({ type: 'stopped', at: Date.now(), why: 'asked', raisedAt });
      // Before the camera goes, so that its last pictures are in the clip.
      recordingRef.current?.stop();
    },
  };
}
