import type { ClipPicture } from '@isl/contracts/vocabulary';
import type { Find } from '@isl/page-kit/landmarks';
import { useState } from 'react';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';
import { type OpenFinder, openPageFinder } from '../../../lib/landmarks/open-finder';
import { useFinder } from '../../../lib/landmarks/use-finder';
import { useKeptSwitch } from '../../../lib/use-kept-switch';
import { handsInPicture } from './raised';
import { type OnRaised, useRaisedHand } from './use-raised-hand';
import { useShownPicture } from './use-shown-picture';

const FINDS: Readonly<Record<ClipPicture, readonly Find[]>> = {
  whole: [],
  'face-hidden': ['face'],
  landmarks: ['hands', 'body', 'face'],
};

/** What has to be found for a picture of that kind, and to see a raised hand. */
export const findsFor = (picture: ClipPicture, watches: boolean): readonly Find[] => {
  const finds = FINDS[picture];
  return watches && !finds.includes('body') ? [...finds, 'body'] : finds;
};

export type Device = ReturnType<typeof useDevice>;

/** What this device does by itself while somebody gives clips: covering, points, raised hands. */
export function useDevice({
  gives,
  picture,
  stream,
  onRaised,
  openFinder = openPageFinder,
}: {
  readonly gives: boolean;
  readonly picture: ClipPicture;
  readonly stream: FrameStream;
  readonly onRaised: OnRaised;
  readonly openFinder?: OpenFinder;
}) {
  const [wantsHands, setWantsHands] = useKeptSwitch('giving-hands', false);
  const [seesHands, setSeesHands] = useState<boolean | null>(null);
  const watches = gives && wantsHands;
  const { state, retry } = useFinder(gives ? findsFor(picture, watches) : [], openFinder);
  const finder = state.name === 'ready' ? state.finder : null;
  const raised = useRaisedHand({
    finder: watches ? finder : null,
    stream,
    isExamined: picture !== 'whole',
    onRaised,
    onSeen: (found) => setSeesHands(handsInPicture(found)),
  });
  const shown = useShownPicture(gives ? picture : 'whole', stream, finder, (found) => {
    if (watches) raised.take(found);
    setSeesHands(handsInPicture(found));
  });
  return {
    state,
    retry,
    shown,
    wantsHands,
    setWantsHands,
    /** Whether a hand is in the picture; null where nobody looks. */
    seesHands: finder ? seesHands : null,
    hands: raised.hands,
    /** The camera that only looks for a raised hand. */
    own: raised.own,
  };
}
