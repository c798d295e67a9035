import type { Region } from '@isl/contracts/vocabulary';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { codeOf, statusOf } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { cornerToast } from '../../lib/toasts';
import {
  type Answer,
  type ReviewKind,
  useCreateVerdictMutation,
  useLazyListToReviewQuery,
  useUndoVerdictMutation,
} from './api';
import { PLACE } from './constants';
import { emptySession, type Given, sessionReducer, wantsMore } from './session';

/** One sitting of a kind: the next clips are fetched in time, and verdicts go out behind the screen. */
export function useJudging(kind: ReviewKind, region: Region | undefined) {
  const { t } = useTranslation();
  const [session, dispatch] = useReducer(sessionReducer, emptySession);
  const [list] = useLazyListToReviewQuery();
  const [createVerdict] = useCreateVerdictMutation();
  const [undoVerdict] = useUndoVerdictMutation();
  const lastNumber = useRef(0);
  /** Verdicts and their undoing arrive in the order in which they were given. */
  const line = useRef(Promise.resolve());
  const inLine = (send: () => Promise<void>): void => {
    line.current = line.current.then(send);
  };

  const ask = async (): Promise<void> => {
    dispatch({ type: 'asked' });
    try {
      const { data, judged } = await list({ kind, region }).unwrap();
      dispatch({ type: 'arrived', clips: data, judged });
    } catch (error) {
      log.error('clips to judge did not come', error);
      dispatch({ type: 'not-arrived' });
    }
  };
  const askNow = useEffectEvent(() => void ask());
  const isWanting = wantsMore(session);
  useEffect(() => {
    if (isWanting) askNow();
  }, [isWanting]);

  const send = async (given: Given, answer: Answer): Promise<void> => {
    const { _id: id, isRepeat } = given.clip;
    try {
      await createVerdict({ id, verdict: { kind, ...answer, isRepeat } }).unwrap();
      dispatch({ type: 'stored', given });
    } catch (error) {
      const isGone = statusOf(error) === 404;
      if (isGone || codeOf(error) === 'ALREADY_JUDGED') {
        dispatch({ type: 'passed', given });
        if (isGone) cornerToast.error(t('judging.gone'), PLACE);
        return;
      }
      log.error('a verdict was not stored', error);
      dispatch({ type: 'refused', given });
      cornerToast.error(t('judging.notSaved'), PLACE);
    }
  };
  const give = (answer: Answer): void => {
    const clip = session.queue[0];
    if (!clip) return;
    lastNumber.current += 1;
    const given = { number: lastNumber.current, clip };
    dispatch({ type: 'judged', given });
    inLine(() => send(given, answer));
  };

  const undo = (): void => {
    const given = session.undoable;
    if (!given) return;
    dispatch({ type: 'undone', given });
    inLine(async () => {
      try {
        await undoVerdict({ id: given.clip._id, kind }).unwrap();
      } catch (error) {
        log.error('a verdict was not taken back', error);
        dispatch({ type: 'not-undone', given });
        cornerToast.error(t('judging.notUndone'), PLACE);
      }
    });
  };

  return {
    session,
    give,
    undo,
    retry: () => void ask(),
    restart: () => dispatch({ type: 'restarted' }),
  };
}
