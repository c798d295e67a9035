import { describe, expect, it } from 'vitest';
import {
  emptySession,
  type Given,
  isOnTheWay,
  judgedSoFar,
  keyOf,
  type Session,
  type SessionEvent,
  sessionReducer,
  wantsMore,
} from '../../src/features/judging/session';
import { aClipToReview } from '../support/factories';

const [one, two, three, four] = [1, 2, 3, 4].map((number) => aClipToReview(number)) as [
  ReturnType<typeof aClipToReview>,
  ReturnType<typeof aClipToReview>,
  ReturnType<typeof aClipToReview>,
  ReturnType<typeof aClipToReview>,
];
const first: Given = { number: 1, clip: one };
const second: Given = { number: 2, clip: two };

const after = (events: readonly SessionEvent[], from: Session = emptySession): Session =>
  events.reduce(sessionReducer, from);
const queueOf = ({ queue }: Session): string[] => queue.map(keyOf);
const arrived = (...clips: Array<typeof one>): SessionEvent => ({
  type: 'arrived',
  clips,
  judged: 7,
});
const started = after([{ type: 'asked' }, arrived(one, two, three)]);

describe('a sitting of judging', () => {
  it('asks for clips at its start, and once only', () => {
    expect(wantsMore(emptySession)).toBe(true);
    expect(wantsMore(after([{ type: 'asked' }]))).toBe(false);
    expect(wantsMore(started)).toBe(false);
  });

  it('asks again when one is left', () => {
    const twoLeft = after(
      [
        { type: 'judged', given: first },
        { type: 'stored', given: first },
      ],
      started,
    );
    expect(wantsMore(twoLeft)).toBe(false);
    expect(wantsMore(after([{ type: 'judged', given: second }], twoLeft))).toBe(true);
  });

  it('believes an answer without new clips until one more verdict is stored', () => {
    const last = after([{ type: 'asked' }, arrived(one)]);
    expect(wantsMore(last)).toBe(false);
    const sent = after([{ type: 'judged', given: first }], last);
    expect(wantsMore(sent)).toBe(false);
    expect(isOnTheWay(sent)).toBe(true);
    const stored = after([{ type: 'stored', given: first }], sent);
    expect(wantsMore(stored)).toBe(true);
    const over = after([{ type: 'asked' }, arrived()], stored);
    expect([wantsMore(over), isOnTheWay(over)]).toEqual([false, false]);
  });

  it('does not ask by itself after a failure', () => {
    const failed = after([{ type: 'asked' }, { type: 'not-arrived' }]);
    expect([wantsMore(failed), failed.load]).toEqual([false, 'failed']);
    expect(after([{ type: 'asked' }, arrived(one)], failed)).toMatchObject({
      load: 'idle',
      queue: [one],
    });
  });

  it('shows the next clip before the verdict is stored, and counts it', () => {
    const now = after([{ type: 'judged', given: first }], started);
    expect(queueOf(now)).toEqual([two, three].map(keyOf));
    expect(now).toMatchObject({ pending: [first], undoable: first });
    expect(judgedSoFar(now)).toBe(8);
    expect(after([{ type: 'stored', given: first }], now)).toMatchObject({
      pending: [],
      undoable: first,
    });
  });

  it('takes no clip twice, but one that is shown again', () => {
    const again = { ...one, isRepeat: true };
    const now = after([{ type: 'judged', given: first }, arrived(one, two, again, four)], started);
    expect(queueOf(now)).toEqual([two, three, again, four].map(keyOf));
  });

  it('counts from what the server said first', () => {
    const now = after(
      [{ type: 'judged', given: first }, { ...arrived(four), judged: 8 } as SessionEvent],
      started,
    );
    expect(judgedSoFar(now)).toBe(8);
  });

  it('brings a clip back after the one that is looked at, when its verdict is refused', () => {
    const now = after(
      [
        { type: 'judged', given: first },
        { type: 'refused', given: first },
      ],
      started,
    );
    expect(queueOf(now)).toEqual([two, one, three].map(keyOf));
    expect(now).toMatchObject({ failed: [keyOf(one)], pending: [], undoable: null });
    expect(judgedSoFar(now)).toBe(7);
  });

  it('brings it back at once when no other is left, and forgets the failure with the next verdict', () => {
    const alone = after([
      { type: 'asked' },
      arrived(one),
      { type: 'judged', given: first },
      { type: 'refused', given: first },
    ]);
    expect(queueOf(alone)).toEqual([keyOf(one)]);
    const anew = after([{ type: 'judged', given: { number: 2, clip: one } }], alone);
    expect(anew.failed).toEqual([]);
  });

  it('leaves a younger verdict undoable when an older one is refused', () => {
    const now = after(
      [
        { type: 'judged', given: first },
        { type: 'judged', given: second },
        { type: 'refused', given: first },
      ],
      started,
    );
    expect(now.undoable).toBe(second);
  });

  it('goes on without counting where the verdict was not needed', () => {
    const now = after(
      [
        { type: 'judged', given: first },
        { type: 'passed', given: first },
      ],
      started,
    );
    expect(queueOf(now)).toEqual([two, three].map(keyOf));
    expect(now).toMatchObject({ pending: [], failed: [], undoable: null });
    expect(judgedSoFar(now)).toBe(7);
  });

  it('shows the clip again whose verdict is taken back', () => {
    const now = after(
      [
        { type: 'judged', given: first },
        { type: 'stored', given: first },
        { type: 'undone', given: first },
      ],
      started,
    );
    expect(queueOf(now)).toEqual([one, two, three].map(keyOf));
    expect([judgedSoFar(now), now.undoable]).toEqual([7, null]);
  });

  it.each(['stored', 'refused', 'passed'] as const)(
    'is not confused by “%s” for a verdict that was taken back on its way',
    (type) => {
      const undone = after(
        [
          { type: 'judged', given: first },
          { type: 'undone', given: first },
        ],
        started,
      );
      const anew: Given = { number: 2, clip: one };
      const now = after(
        [
          { type: 'judged', given: anew },
          { type, given: first },
        ],
        undone,
      );
      expect(queueOf(now)).toEqual([two, three].map(keyOf));
      expect(now).toMatchObject({ pending: [anew], undoable: anew });
      expect(judgedSoFar(now)).toBe(8);
    },
  );

  it('lets the verdict stand that could not be taken back', () => {
    const now = after(
      [
        { type: 'judged', given: first },
        { type: 'undone', given: first },
        { type: 'not-undone', given: first },
      ],
      started,
    );
    expect(queueOf(now)).toEqual([two, three].map(keyOf));
    expect([judgedSoFar(now), now.undoable]).toEqual([8, first]);
  });

  it('begins anew when it is restarted', () => {
    expect(after([{ type: 'restarted' }], started)).toEqual(emptySession);
  });
});
