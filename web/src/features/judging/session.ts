import type { ToReview } from './api';

/** A clip that was judged here; its number tells a second verdict on it from the first. */
export type Given = { readonly number: number; readonly clip: ToReview };

/** One sitting: the clips that wait, what was said of others and what became of it. */
export type Session = {
  /** The first is being judged. */
  readonly queue: readonly ToReview[];
  /** Verdicts that were sent and are not answered yet. */
  readonly pending: readonly Given[];
  /** The clips whose verdict was refused, and that are to be judged anew. */
  readonly failed: readonly string[];
  /** The last verdict, as long as it can be taken back. */
  readonly undoable: Given | null;
  /** Every clip that came, so that none comes twice. */
  readonly known: readonly string[];
  readonly load: 'idle' | 'asking' | 'failed';
  /** How many verdicts were answered, now and when clips were last asked for. */
  readonly answered: number;
  readonly answeredWhenAsked: number;
  /** What the server counted before this sitting, and what came to it here. */
  readonly judgedBefore: number | null;
  readonly judgedHere: number;
};

export type SessionEvent =
  | { readonly type: 'asked' | 'not-arrived' | 'restarted' }
  | { readonly type: 'arrived'; readonly clips: readonly ToReview[]; readonly judged: number }
  | { readonly type: 'judged' | 'undone'; readonly given: Given }
  /** `passed`: the verdict does not count, and the clip needs none of this person's. */
  | { readonly type: 'stored' | 'refused' | 'passed' | 'not-undone'; readonly given: Given };

export const emptySession: Session = {
  queue: [],
  pending: [],
  failed: [],
  undoable: null,
  known: [],
  load: 'idle',
  answered: 0,
  answeredWhenAsked: -1,
  judgedBefore: null,
  judgedHere: 0,
};

/** With so many left, the next ones are asked for. */
const FEW = 1;

/** A clip that is shown again is one more. */
export const keyOf = ({ _id, isRepeat }: ToReview): string => (isRepeat ? `${_id}/again` : _id);

/** Whether to ask for clips. An answer without new ones is believed until one more verdict is stored. */
export const wantsMore = ({ queue, load, answered, answeredWhenAsked }: Session): boolean =>
  load === 'idle' && queue.length <= FEW && answered !== answeredWhenAsked;

/** Whether clips may still come without anybody doing anything. */
export const isOnTheWay = (session: Session): boolean =>
  session.load === 'asking' || session.pending.length > 0 || wantsMore(session);

export const judgedSoFar = ({ judgedBefore, judgedHere }: Session): number =>
  (judgedBefore ?? 0) + judgedHere;

export function sessionReducer(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'restarted':
      return emptySession;
    case 'asked':
      return { ...session, load: 'asking', answeredWhenAsked: session.answered };
    case 'not-arrived':
      return { ...session, load: 'failed' };
    case 'arrived':
      return withClips(session, event.clips, event.judged);
    case 'judged':
      return judged(session, event.given);
    case 'stored':
      return answered(session, event.given);
    case 'passed':
      return isPending(session, event.given)
        ? { ...answered(uncounted(session), event.given), undoable: notOf(session, event.given) }
        : answered(session, event.given);
    case 'refused':
      return refused(session, event.given);
    case 'undone':
      return undone(session, event.given);
    case 'not-undone':
      return notUndone(session, event.given);
  }
}

function withClips(session: Session, clips: readonly ToReview[], judgedBefore: number): Session {
  const fresh = clips.filter((clip) => !session.known.includes(keyOf(clip)));
  return {
    ...session,
    load: 'idle',
    queue: [...session.queue, ...fresh],
    known: [...session.known, ...fresh.map(keyOf)],
    judgedBefore: session.judgedBefore ?? judgedBefore,
  };
}

function judged(session: Session, given: Given): Session {
  return {
    ...session,
    queue: without(session.queue, given.clip),
    pending: [...session.pending, given],
    failed: session.failed.filter((key) => key !== keyOf(given.clip)),
    undoable: given,
    judgedHere: session.judgedHere + 1,
  };
}

function refused(session: Session, given: Given): Session {
  // Taken back while it was on its way: there is nothing to say any more.
  if (!isPending(session, given)) return answered(session, given);
  const [current, ...next] = session.queue;
  return {
    ...answered(uncounted(session), given),
    // After the one that is looked at now: nothing changes under a finger that is about to press.
    queue: current ? [current, given.clip, ...next] : [given.clip],
    failed: [...session.failed, keyOf(given.clip)],
    undoable: notOf(session, given),
  };
}

function undone(session: Session, given: Given): Session {
  return {
    ...uncounted(session),
    pending: session.pending.filter(({ number }) => number !== given.number),
    queue: [given.clip, ...session.queue],
    undoable: null,
  };
}

/** The verdict stands after all. */
function notUndone(session: Session, given: Given): Session {
  const queue = without(session.queue, given.clip);
  const wasJudgedAnew = queue.length === session.queue.length;
  return {
    ...session,
    queue,
    undoable: wasJudgedAnew ? session.undoable : given,
    judgedHere: session.judgedHere + 1,
  };
}

const answered = (session: Session, given: Given): Session => ({
  ...session,
  pending: session.pending.filter(({ number }) => number !== given.number),
  answered: session.answered + 1,
});

const uncounted = (session: Session): Session => ({
  ...session,
  judgedHere: session.judgedHere - 1,
});

const notOf = ({ undoable }: Session, given: Given): Given | null =>
  undoable?.number === given.number ? null : undoable;

const isPending = ({ pending }: Session, given: Given): boolean =>
  pending.some(({ number }) => number === given.number);

const without = (queue: readonly ToReview[], clip: ToReview): ToReview[] =>
  queue.filter((one) => keyOf(one) !== keyOf(clip));
