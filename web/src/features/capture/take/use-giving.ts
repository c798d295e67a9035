import { EMOTIONS, type Emotion, type Region } from '@isl/contracts/vocabulary';
import { useEffect, useReducer } from 'react';
import { log } from '../../../lib/log';
import type { AddToOutbox } from '../../../lib/outbox/browser-outbox';
import type { ConsentGiven } from '../consent/consent';
import type { poseFileOf } from '../device/take-points';
import { giving, noGiving, type Prompt, type Take } from './giving';
import { entriesWithin } from './trim';

/** What the data set files a clip under: the feeling that was asked for, or none. */
function categoryOf({ kind, id }: Prompt): Emotion {
  if (kind !== 'expression') return 'neutral';
  if (id === 'expression-angry') return 'anger';
  return EMOTIONS.find((emotion) => id === `expression-${emotion}`) ?? 'neutral';
}

/** What writes it comes only for who shows points. */
async function poseFile(
  ...given: Parameters<typeof poseFileOf>
): Promise<ReturnType<typeof poseFileOf>> {
  const file = await import('../device/take-points');
  return file.poseFileOf(...given);
}

/** The session of who gives clips, and how a take of it is handed over to be sent. */
export function useGiving({
  giver,
  consent,
  region,
  add,
}: {
  /** The account; null where nothing may be kept. */
  readonly giver: string | null;
  readonly consent: ConsentGiven | null;
  /** Where it is signed so; null: as in the giver's profile. */
  readonly region: Region | null;
  readonly add: AddToOutbox;
}) {
  const [state, dispatch] = useReducer(giving, noGiving);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each giver anew
  useEffect(() => dispatch({ type: 'forgotten' }), [giver]);

  const send = async (shown: Take): Promise<void> => {
    const { id, blob, prompt, isVariant, number, entries, trim, picture } = shown;
    if (giver === null || !consent || state.sending !== null) return;
    dispatch({ type: 'sendingBegun', id });
    const timeline = { entries: trim ? entriesWithin(entries, trim) : [...entries] };
    try {
      const points = shown.points && (await poseFile(shown.points, trim));
      const what = { prompt, isVariant, take: number, category: categoryOf(prompt), picture };
      const draft = {
        ...{ ...what, consent, timeline },
        ...(trim && { trim }),
        ...(region && { region }),
      };
      await add({ blob, draft, ...(points && { points: new Blob([points]) }) });
      dispatch({ type: 'sent', id });
    } catch (error) {
      log.error('a clip could not be kept to be sent', error);
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      dispatch({ type: 'notSent', isFull });
    }
  };
  return {
    state,
    dispatch,
    send,
    onLost: () => dispatch({ type: 'stopped', at: Date.now(), why: 'lost' }),
  };
}
