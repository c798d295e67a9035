import { AVATAR_BYTES } from '@isl/page-kit/avatar-bytes';
import type { Find } from '@isl/page-kit/landmarks';
import { useEffect, useRef, useState } from 'react';
import { openPageFinder } from '../../../lib/landmarks/open-finder';
import { bytesToFind } from '../../../lib/landmarks/use-finder';
import { isFinderKept } from '../../../lib/landmarks/use-is-finder-kept';
import { log } from '../../../lib/log';
import { keepCourse } from '../../../lib/pwa/keep-course';
import { dropCourse, isCourseKept, putCourse } from '../../../lib/pwa/kept-courses';

/** What a lesson's camera looks for where nobody else can. */
const FINDS: readonly Find[] = ['hands', 'body'];
/** So long the avatar may take: a slow line brings it in less. */
const AVATAR_WITHIN_MS = 180_000;

export const KEPT_BYTES = { avatar: AVATAR_BYTES, camera: bytesToFind(FINDS) } as const;

export type Fault = 'full' | 'failed';

export type Keeping =
  | { readonly name: 'open'; readonly fault: Fault | null }
  /** `share` of the bytes for the camera; null while there are none. */
  | { readonly name: 'keeping'; readonly share: number | null }
  | { readonly name: 'kept'; readonly withCamera: boolean; readonly fault: Fault | null };

class Full extends Error {}

/** A course on this device, with all that its lessons need without a line; null until it is known. */
export function useKeptCourse(courseId: string) {
  const [state, setState] = useState<Keeping | null>(null);
  const answerRef = useRef<((isKept: boolean) => void) | null>(null);
  const leftRef = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leftRef.current = left;
    readKept(courseId).then(
      (known) => {
        if (!left.signal.aborted) setState(known);
      },
      (error: unknown) => log.warn('nothing can be kept here', { error }),
    );
    return () => left.abort();
  }, [courseId]);

  const keep = async (withCamera: boolean): Promise<void> => {
    const { signal } = leftRef.current;
    const show = (next: Keeping): void => {
      if (!signal.aborted) setState(next);
    };
    const avatar = new Promise<boolean>((resolve) => {
      answerRef.current = resolve;
      setTimeout(() => resolve(false), AVATAR_WITHIN_MS);
    });
    show({ name: 'keeping', share: null });
    try {
      await lookForRoom(KEPT_BYTES.avatar + (withCamera ? KEPT_BYTES.camera : 0));
      if (!(await avatar)) throw new Error('the avatar is not kept');
      if (withCamera) await keepFinder((share) => show({ name: 'keeping', share }), signal);
      // Last, so that a course that stands among the kept ones has all that it needs.
      await putCourse(courseId);
      keepCourse(courseId);
      show({ name: 'kept', withCamera: withCamera || (await isFinderKept(FINDS)), fault: null });
    } catch (error) {
      log.error('a course is not kept', error);
      // What was kept before stays so.
      const before = await readKept(courseId).catch(() => null);
      const fault = isFull(error) ? 'full' : 'failed';
      show(before?.name === 'kept' ? { ...before, fault } : { name: 'open', fault });
    }
  };
  const remove = async (): Promise<void> => {
    const isLast = await dropCourse(courseId);
    if (isLast && !isCameraWanted()) await (await import('@isl/page-kit/landmarks')).dropKept();
    setState({ name: 'open', fault: null });
  };
  return {
    state,
    keep,
    remove,
    /** What the avatar's frame answered. */
    onAvatar: (isKept: boolean): void => answerRef.current?.(isKept),
  };
}

async function readKept(courseId: string): Promise<Keeping | null> {
  // Where workers are blocked nothing would be answered from what is kept.
  if (!('caches' in globalThis) || !navigator.serviceWorker) return null;
  if (!(await isCourseKept(courseId))) return { name: 'open', fault: null };
  return { name: 'kept', withCamera: await isFinderKept(FINDS), fault: null };
}

/** A browser that says how much room there is says so before anything is fetched. */
async function lookForRoom(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < bytes) throw new Full();
}

async function keepFinder(onShare: (share: number) => void, signal: AbortSignal): Promise<void> {
  let loaded = 0;
  const onLoaded = (bytes: number): void => {
    loaded += bytes;
    onShare(Math.min(1, loaded / KEPT_BYTES.camera));
  };
  onShare(0);
  (await openPageFinder(FINDS, onLoaded, signal)).close();
  if (!(await isFinderKept(FINDS))) throw new Full();
}

const isFull = (error: unknown): boolean =>
  error instanceof Full || (error instanceof DOMException && error.name === 'QuotaExceededError');

/** Where somebody's pictures stay here, it goes on being used. */
const isCameraWanted = (): boolean => localStorage.getItem('prediction-keeps-pictures') === 'true';
