import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { log } from '../log';
import { fetchSocketPass } from '../proof/proof';
import { forgetEarlyFrame } from './early-frame';
import {
  type DifferentSentence,
  type PersonClip,
  type ProposedSign,
  readSignKitMessage,
  type SignKitCommand,
  type SignKitLook,
  type SignKitPage,
} from './messages';
import type { Practised } from './practised';
import { fetchTake, type NamedTake } from './takes';

/** So long a frame may take to say that it is there; one that speaks later is shown all the same. */
export const ANSWER_WITHIN_MS = 15_000;

/** What is in the frame. */
export type Opened = {
  readonly url: string;
  /** Which address it is, from 0: another one has a frame of its own. */
  readonly turn: number;
  /** As the address has it. */
  readonly look: SignKitLook;
  /** What it said before the app was there. */
  readonly heard: readonly MessageEvent[];
};

type FrameState = 'loading' | 'ready' | 'silent';

type SignKit = {
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  readonly state: FrameState;
  /** Sign-kit is there, but its signs are not. */
  readonly hasFailed: boolean;
  /** Changes with each retry: the key of the frame. */
  readonly attempt: number;
  readonly retry: () => void;
};

/**
 * Opens one sign-kit frame and listens to it; other windows and other origins are not heard. A look that
 * differs from the address's is told: what somebody types in the frame would not survive a new address.
 */
export function useSignKit(
  /** Undefined: not known yet. */
  opened: Opened | undefined,
  { theme, lang }: SignKitLook,
  /** It is told before anything is to be played; undefined: not known yet. */
  disputed: readonly string[] | undefined,
  /** The same of these. */
  takes: readonly NamedTake[] | undefined,
  listeners: {
    readonly onReady?: ((page: SignKitPage) => SignKitCommand | null) | undefined;
    readonly told?: readonly SignKitCommand[] | undefined;
    readonly onPlaying?: ((isPlaying: boolean) => void) | undefined;
    readonly onReport?: ((id: string) => void) | undefined;
    readonly onGive?: ((id: string) => void) | undefined;
    readonly onProposed?: ((proposed: ProposedSign) => void) | undefined;
    readonly onDiffers?: ((sentence: DifferentSentence) => void) | undefined;
    /** Whether the answers are kept here from now on. */
    readonly onPractised?: ((cards: readonly Practised[]) => Promise<boolean>) | undefined;
    readonly onForgotten?: (() => void) | undefined;
    readonly onOffline?: ((isKept: boolean) => void) | undefined;
    /** How people sign something. */
    readonly peopleOf: (id: string) => Promise<readonly PersonClip[]>;
  },
): SignKit {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const url = opened?.url;
  const tell = useCallback(
    (command: SignKitCommand): void => {
      if (url === undefined) return;
      frameRef.current?.contentWindow?.postMessage(command, new URL(url).origin);
    },
    [url],
  );
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FrameState>('loading');
  const [hasFailed, setFailed] = useState(false);

  /** Who said that it is there; anew each time that it says so. */
  const [greeted, setGreeted] = useState<{ readonly page: SignKitPage } | null>(null);
  const isProving = useRef(false);
  /** The frame has another origin, and none of our addresses: the pass for its camera is got here. */
  const givePass = async (): Promise<void> => {
    if (isProving.current) return;
    isProving.current = true;
    const pass = await fetchSocketPass().catch((error: unknown) => {
      log.error('no pass for the camera in the frame', error);
      return null;
    });
    isProving.current = false;
    tell({ type: 'signkit:pass', pass });
  };
  const givePeople = async (id: string): Promise<void> => {
    tell({ type: 'signkit:people', id, clips: await listeners.peopleOf(id) });
  };
  const giveTake = async (clip: string): Promise<void> => {
    tell({ type: 'signkit:take', clip, file: await fetchTake(clip) });
  };
  const keepPractised = async (practised: readonly Practised[]): Promise<void> => {
    if (!(await listeners.onPractised?.(practised))) return;
    const cards = practised.map(({ card, at }) => ({ card, at }));
    tell({ type: 'signkit:kept', cards });
  };
  const receive = useEffectEvent((event: MessageEvent): void => {
    const frame = frameRef.current?.contentWindow;
    if (url === undefined || !frame || event.source !== frame) return;
    if (event.origin !== new URL(url).origin) return;
    const message = readSignKitMessage(event.data);
    if (message?.type === 'signkit:ready') {
      setState('ready');
      setGreeted({ page: message.page });
    }
    if (message?.type === 'signkit:state') {
      setFailed(false);
      listeners.onPlaying?.(message.isPlaying);
    }
    // Any other error is about one command, and the page in the frame says itself what it shows.
    if (message?.type === 'signkit:error' && message.code === 'SIGNER_FAILED') setFailed(true);
    if (message?.type === 'signkit:pass-needed') void givePass();
    if (message?.type === 'signkit:people-needed') void givePeople(message.id);
    if (message?.type === 'signkit:take-needed') void giveTake(message.clip);
    if (message?.type === 'signkit:practised') void keepPractised(message.cards);
    if (message?.type === 'signkit:forgotten') listeners.onForgotten?.();
    if (message?.type === 'signkit:offline') listeners.onOffline?.(message.isKept);
    if (message?.type === 'signkit:proposed') listeners.onProposed?.(message);
    if (message?.type === 'signkit:differs') listeners.onDiffers?.(message);
    if (message?.type === 'signkit:give') listeners.onGive?.(message.id);
    if (message?.type === 'signkit:report') listeners.onReport?.(message.id);
  });
  useEffect(() => {
    const listen = (event: MessageEvent): void => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const welcomed = useRef<typeof greeted>(null);
  const welcome = useEffectEvent((forms: readonly string[]): void => {
    if (!greeted) return;
    const isNew = welcomed.current !== greeted;
    if (forms.length > 0 || !isNew) tell({ type: 'signkit:configure', disputed: forms });
    welcomed.current = greeted;
    const command = isNew ? listeners.onReady?.(greeted.page) : null;
    if (command) tell(command);
  });
  const named = useRef<{ readonly to: typeof greeted; readonly takes: readonly NamedTake[] }>(null);
  useEffect(() => {
    if (!greeted || !takes) return;
    const before = named.current?.to === greeted ? named.current.takes : [];
    named.current = { to: greeted, takes };
    if (takes.length === 0 && before.length === 0) return;
    tell({ type: 'signkit:takes', takes });
  }, [greeted, takes, tell]);
  // After what people signed: a sign that only they have could not be played before.
  const areTakesKnown = takes !== undefined;
  useEffect(() => {
    if (greeted && disputed && areTakesKnown) welcome(disputed);
  }, [greeted, disputed, areTakesKnown]);
  const { told } = listeners;
  useEffect(() => {
    // After the welcome: what signers do not agree on is known before anything is played.
    if (!greeted || !disputed || !areTakesKnown || !told) return;
    for (const command of told) tell(command);
  }, [greeted, disputed, areTakesKnown, told, tell]);

  // An address that a frame has by React's hand would be opened anew where the page opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has a frame of its own
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame || url === undefined || frame.getAttribute('src') === url) return;
    frame.src = url;
  }, [url, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address and each try has its own time
  useEffect(() => {
    setState('loading');
    setGreeted(null);
    setFailed(false);
    if (url === undefined) return;
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'silent' : now)),
      ANSWER_WITHIN_MS,
    );
    return () => clearTimeout(timer);
  }, [url, attempt]);

  const retry = useCallback(() => setAttempt((tried) => tried + 1), []);
  useEffect(() => {
    if (state !== 'silent') return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [state, retry]);

  const lookTold = useRef<SignKitLook | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens the address anew
  useEffect(() => {
    lookTold.current = opened?.look;
  }, [opened, attempt]);
  // After what each address begins with.
  useEffect(() => {
    if (!opened) return;
    forgetEarlyFrame();
    for (const event of opened.heard) receive(event);
  }, [opened]);
  useEffect(() => {
    const before = lookTold.current;
    if (state !== 'ready' || !before) return;
    if (before.theme === theme && before.lang === lang) return;
    tell({
      type: 'signkit:configure',
      ...(before.theme === theme ? {} : { theme }),
      ...(before.lang === lang ? {} : { lang }),
    });
    lookTold.current = { theme, lang };
  }, [state, theme, lang, tell]);

  return { frameRef, state, hasFailed, attempt, retry };
}
