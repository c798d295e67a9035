import type { KeptTake, OutboxStore, TakeDraft } from './outbox-store';
import type { SendTake } from './send-take';

export type NewTake = {
  readonly blob: Blob;
  readonly draft: TakeDraft;
  /** Of a clip that is given as points alone. */
  readonly points?: Blob;
};
export type OutboxState = 'waiting' | 'sending' | 'offline' | 'failed' | 'done';
export type OutboxItem = {
  readonly id: string;
  readonly prompt: TakeDraft['prompt'];
  readonly take: number;
  readonly createdAt: number;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly state: OutboxState;
  /** Why it failed, as the server's code where there is one. */
  readonly code?: string;
};
export type Outbox = ReturnType<typeof createOutbox>;

type Deps = {
  readonly store: OutboxStore;
  readonly send: SendTake;
  readonly newId: () => string;
  readonly now: () => number;
  /** Runs while no other tab of this browser sends. */
  readonly exclusively: (task: () => Promise<void>) => Promise<void>;
  /** So long, or until the line comes back. */
  readonly pause: (ms: number) => Promise<void>;
  /** Says to the other tabs that something changed. */
  readonly tellOthers: () => void;
};

/** Takes that wait on this device, sent one after the other until the server has them. */
export function createOutbox({ store, send, newId, now, exclusively, pause, tellOthers }: Deps) {
  const listeners = new Set<() => void>();
  let userId: string | null = null;
  let items: readonly OutboxItem[] = [];
  let running: Promise<void> | null = null;
  let wake: (() => void) | null = null;

  const set = (next: readonly OutboxItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, changed: Partial<OutboxItem>): void =>
    set(items.map((item) => (item.id === id ? { ...item, ...changed } : item)));
  const drop = (id: string): void => set(items.filter((item) => item.id !== id));
  /** Waits, unless somebody asks to go on. */
  const rest = (ms: number): Promise<void> =>
    Promise.race([pause(ms), new Promise<void>((resolve) => (wake = resolve))]);

  async function reload(): Promise<void> {
    const kept = userId === null ? [] : await store.listOf(userId);
    const known = new Map(items.map((item) => [item.id, item]));
    set(kept.map((take) => ({ ...toItem(take), ...pick(known.get(take.id), take) })));
  }

  /** One take; true where the next may follow at once. */
  async function sendOne(take: KeptTake): Promise<boolean> {
    change(take.id, { state: 'sending' });
    const outcome = await send(take, {
      onProgress: (sentBytes) => change(take.id, { sentBytes }),
      remember: async (known) => void (await store.change(take.id, known)),
    });
    switch (outcome.kind) {
      case 'done':
        await store.remove(take.id);
        change(take.id, { state: 'done', sentBytes: take.blob.size });
        drop(take.id);
        tellOthers();
        return true;
      case 'failed':
        await store.change(take.id, { code: outcome.code });
        change(take.id, { state: 'failed', code: outcome.code });
        tellOthers();
        return true;
      case 'later':
        change(take.id, { state: 'offline' });
        await rest(outcome.waitMs);
        return true;
      case 'signed-out':
        change(take.id, { state: 'waiting' });
        return false;
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const owner = userId;
      if (owner === null) return;
      const next = (await store.listOf(owner)).find(({ code }) => code === undefined);
      if (!next || !(await sendOne(next))) return;
    }
  }

  function run(): void {
    running ??= exclusively(sendAll).finally(() => {
      running = null;
    });
    running.catch(() => {});
  }

  return {
    items: (): readonly OutboxItem[] => items,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whose takes are shown and sent from here on; null where nobody is signed in. */
    start: async (owner: string | null): Promise<void> => {
      if (owner !== userId) set([]);
      userId = owner;
      await reload();
      if (items.length > 0) run();
    },
    /** Another tab changed something. */
    changedElsewhere: reload,
    /** Kept on this device once it resolves; rejects where there is no room, and nothing is lost. */
    add: async ({ blob, draft, points }: NewTake): Promise<OutboxItem> => {
      if (userId === null) throw new Error('nobody is signed in');
      const known = { id: newId(), userId, blob, draft, createdAt: now() };
      const take = { ...known, ...(points && { points }) };
      await store.put(take);
      const item = toItem(take);
      set([...items, item]);
      tellOthers();
      run();
      return item;
    },
    remove: async (id: string): Promise<void> => {
      const kept = await store.find(id);
      await store.remove(id);
      drop(id);
      tellOthers();
      if (kept) await send.giveUp(kept);
    },
    retry: async (id: string): Promise<void> => {
      const kept = await store.find(id);
      if (!kept) return;
      const { code: _code, isSecondTry: _second, ...again } = kept;
      await store.put(again);
      change(id, { state: 'waiting' });
      wake?.();
      run();
    },
  };
}

function toItem({ id, draft, blob, createdAt, code }: KeptTake): OutboxItem {
  const { prompt, take } = draft;
  const known = { id, prompt, take, createdAt, bytes: blob.size, sentBytes: 0 };
  return code === undefined ? { ...known, state: 'waiting' } : { ...known, state: 'failed', code };
}

/** What only this tab knows of a take that is under way. */
function pick(item: OutboxItem | undefined, { code }: KeptTake): Partial<OutboxItem> {
  if (!item || code !== undefined) return {};
  return { state: item.state === 'failed' ? 'waiting' : item.state, sentBytes: item.sentBytes };
}
