import { useCallback, useEffect, useRef, useState } from 'react';
import { codeOf, serverMessage, statusOf } from '../../../lib/api/errors';
import { type TaughtCourse, useSaveTaughtCourseMutation } from '../api';
import { type Draft, toContent, toDraft } from './draft';
import { forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved';

export type SaveState =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'away' | 'conflict' }
  | { readonly kind: 'refused'; readonly reason: string; readonly isInClass: boolean };

/** So long nothing was typed before it is sent. */
const PAUSE_MS = 800;
const AGAIN_MS = 5_000;

/** A course as it is edited, saved by itself; what is not saved outlives a reload, and no other tab's work is written over. */
export function useAutosave(course: TaughtCourse) {
  const { _id: id } = course;
  const [unsaved] = useState(() => readUnsaved(id));
  const [draft, setDraft] = useState<Draft>(() => toDraft(unsaved?.content ?? course));
  const [state, setState] = useState<SaveState>(() => {
    if (!unsaved) return { kind: 'saved' };
    return { kind: unsaved.version === course.version ? 'waiting' : 'conflict' };
  });
  const latest = useRef(draft);
  const version = useRef(unsaved?.version ?? course.version);
  const isSaving = useRef(false);
  const [send] = useSaveTaughtCourseMutation();

  const save = useCallback(async (): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      let sent: Draft | null = null;
      while (sent !== latest.current) {
        sent = latest.current;
        setState({ kind: 'saving' });
        const body = { ...toContent(sent), version: version.current };
        version.current = (await send({ id, body }).unwrap()).version;
      }
      forgetUnsaved(id);
      setState({ kind: 'saved' });
    } catch (error) {
      setState(stateAfter(error));
    } finally {
      isSaving.current = false;
    }
  }, [id, send]);

  const change = useCallback(
    (next: Draft): void => {
      latest.current = next;
      setDraft(next);
      keepUnsaved(id, { version: version.current, content: toContent(next) });
      setState((before) => (before.kind === 'conflict' ? before : { kind: 'waiting' }));
    },
    [id],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (state.kind !== 'waiting' && state.kind !== 'away') return;
    const timer = setTimeout(() => void save(), state.kind === 'away' ? AGAIN_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, state, save]);
  useWarning(state.kind !== 'saved');
  // Whoever goes on to another screen at once: what they wrote goes with them.
  const isOpenEnded = useRef(false);
  isOpenEnded.current = state.kind === 'waiting';
  useEffect(
    () => () => {
      if (isOpenEnded.current) void save();
    },
    [save],
  );
  return { draft, change, state, save };
}

function stateAfter(error: unknown): SaveState {
  if (codeOf(error) === 'COURSE_CHANGED') return { kind: 'conflict' };
  const status = statusOf(error);
  if (status === undefined || status === 429 || status >= 500) return { kind: 'away' };
  const isInClass = codeOf(error) === 'COURSE_IN_CLASS';
  return { kind: 'refused', reason: serverMessage(error) ?? String(status), isInClass };
}

/** Asks before a page is closed that has not saved. */
function useWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
