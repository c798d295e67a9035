import { useEffect, useState } from 'react';

/** False where this device says that it has no camera; one that does not say may have one. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(true);
  useEffect(() => {
    let isOver = false;
    navigator.mediaDevices?.enumerateDevices?.().then(
      (devices) => {
        if (!isOver) setHasCamera(devices.some(({ kind }) => kind === 'videoinput'));
      },
      // Then turning it on will say what is wrong.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return hasCamera;
}
