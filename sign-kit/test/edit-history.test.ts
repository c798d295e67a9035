import { describe, expect, it } from 'vitest';
import { begin, redo, step, undo } from '../src/edit/history.js';

const steps = (...values: readonly string[]) => values.reduce(step, begin('first'));

describe('what somebody changes', () => {
  it('is taken back step by step, and made again', () => {
    const history = steps('second', 'third');
    expect(undo(history).now).toBe('second');
    expect(undo(undo(history)).now).toBe('first');
    expect(redo(undo(undo(history))).now).toBe('second');
    expect(redo(redo(undo(undo(history))))).toEqual(history);
  });

  it('ends at its first step and at its last', () => {
    expect(undo(begin('first')).now).toBe('first');
    expect(redo(steps('second')).now).toBe('second');
  });

  it('goes another way from where it was taken back to', () => {
    const other = step(undo(steps('second')), 'other');
    expect(redo(other).now).toBe('other');
    expect(undo(other).now).toBe('first');
  });

  it('is no step where nothing changed', () => {
    expect(steps('second', 'second').past).toEqual(['first']);
  });
});
