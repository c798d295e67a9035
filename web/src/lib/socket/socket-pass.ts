import { fetchSocketPass } from '../proof/proof';

type SocketPass = {
  /** The pass to show; null while none was asked for. */
  readonly current: () => string | null;
  /** Another than the one that was refused, fetched once however many ask. */
  readonly renew: (refused: string | null) => Promise<void>;
};

/** A pass counts once at each service: all sockets of this page show the same. */
function createSocketPass(fetchPass: () => Promise<string>): SocketPass {
  let pass: string | null = null;
  let coming: Promise<void> | null = null;
  return {
    current: () => pass,
    renew: async (refused) => {
      if (pass !== refused) return;
      coming ??= fetchPass()
        .then((fetched) => {
          pass = fetched;
        })
        .finally(() => {
          coming = null;
        });
      await coming;
    },
  };
}

/** The page's own. */
export const socketPass = createSocketPass(fetchSocketPass);
