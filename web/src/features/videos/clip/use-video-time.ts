import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Where a video is, picture by picture while it plays, and the way to another place in it. */
export function useVideoTime(
  videoRef: RefObject<HTMLVideoElement | null>,
): readonly [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    let frame = 0;
    const read = (): void => setSeconds(video.currentTime);
    const follow = (): void => {
      read();
      frame = video.paused ? 0 : requestAnimationFrame(follow);
    };
    const begin = (): void => {
      cancelAnimationFrame(frame);
      follow();
    };
    video.addEventListener('play', begin);
    // Also where it is moved by its own controls.
    video.addEventListener('timeupdate', read);
    return () => {
      cancelAnimationFrame(frame);
      video.removeEventListener('play', begin);
      video.removeEventListener('timeupdate', read);
    };
  }, [videoRef]);
  const seek = useCallback(
    (to: number): void => {
      if (videoRef.current) videoRef.current.currentTime = to;
      setSeconds(to);
    },
    [videoRef],
  );
  return [seconds, seek];
}
