import { CLIP_PICTURES, type ClipPicture } from '@isl/contracts/vocabulary';
import { useState } from 'react';

const KEY = 'giving-picture';

/** What leaves this device, as it was chosen here last; the whole video until somebody chooses. */
export function useKeptPicture(): readonly [ClipPicture, (picture: ClipPicture) => void] {
  const [picture, setPicture] = useState<ClipPicture>(
    () => CLIP_PICTURES.find((one) => one === localStorage.getItem(KEY)) ?? 'whole',
  );
  return [
    picture,
    (chosen) => {
      localStorage.setItem(KEY, chosen);
      setPicture(chosen);
    },
  ];
}
