import { useEffect, useMemo, useRef } from 'react';
import { useGetConfigQuery } from '../../../lib/api/config';
import { POINTS_TIMING, PREDICTION_TIMING } from '../../../lib/frames/constants';
import { type PointsSource, useFrameStream } from '../../../lib/frames/use-frame-stream';
import type { OwnSign } from './own-signs';
import { useTakes } from './use-takes';
import { useToldSigns } from './use-told-signs';

const WISH = { skeleton: true };

/** A camera before the sign service, which knows what was taught until now, and the takes of one sign more. */
export function useTeaching({
  signs,
  points,
}: {
  readonly signs: readonly OwnSign[];
  readonly points: PointsSource | null;
}) {
  const url = useGetConfigQuery().data?.sockets.signs;
  const takesRef = useRef<ReturnType<typeof useTakes> | null>(null);
  const source = useMemo<PointsSource | null>(
    () =>
      points && {
        finder: points.finder,
        onLook: (look) => {
          points.onLook(look);
          takesRef.current?.onShown({ at: Date.now(), skeleton: look.skeleton });
        },
      },
    [points],
  );
  const stream = useFrameStream({
    urls: url === undefined ? {} : { signs: url },
    timing: points ? POINTS_TIMING : PREDICTION_TIMING,
    points: source,
    signsWish: WISH,
    onAnswer: (_, { skeleton, errorCode }, at) => {
      if (skeleton) takesRef.current?.onShown({ at, skeleton });
      if (errorCode === 'TEACHING_OFF') takesRef.current?.onRefused();
    },
    onTaught: (taught) => takesRef.current?.onTaught(taught),
  });
  const takes = useTakes({ ask: stream.ask, isSending: stream.isSending });
  useEffect(() => {
    takesRef.current = takes;
  });
  useToldSigns(signs, stream);
  return { stream, takes };
}
