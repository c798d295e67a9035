/** What a browser keeps for when it has no line, and how much room it says there is. */
export function installKept({ quota = 10 ** 9 } = {}): Map<string, Map<string, Response>> {
  const kept = new Map<string, Map<string, Response>>();
  const path = (address: string): string => new URL(address, location.origin).pathname;
  const open = async (name: string) => {
    const held = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, held);
    return {
      match: async (address: string) => held.get(path(address))?.clone(),
      put: async (address: string, answer: Response) => void held.set(path(address), answer),
      add: async (address: string) => {
        const answer = await fetch(new URL(address, location.origin));
        if (!answer.ok) throw new TypeError('not kept');
        held.set(path(address), answer);
      },
      delete: async (address: string) => held.delete(path(address)),
      keys: async () => [...held.keys()].map((url) => ({ url })),
    };
  };
  const caches = {
    open,
    match: async (address: string) =>
      [...kept.values()].map((held) => held.get(path(address))).find(Boolean),
    delete: async (name: string) => kept.delete(name),
  };
  const worker = Object.assign(new EventTarget(), { controller: {} });
  const storage = { estimate: async () => ({ quota, usage: 0 }) };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  return kept;
}

export function removeKept(): void {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'storage');
}
