import { faultJustNow } from './api/faults';
import { type Notice, publishNotice } from './notices';

/** Spec section 9: the screens' own toasts stand top-center, the others top-right. */
export const centerContainer = 'center';
export const cornerContainer = 'corner';
/** Spec section 4: how long each kind stays; `loading` never expires. */
const durationMs = {
  blank: 4000,
  error: 4000,
  success: 2000,
  custom: 4000,
  loading: false,
} as const;
/** Spec section 9, the top-right setting. */
export const cornerSettings = { autoClose: 5000, draggablePercent: 80 } as const;

type Kind = Notice['kind'];
export type Toast = {
  readonly kind: Kind;
  readonly text: string;
  readonly containerId: typeof centerContainer | typeof cornerContainer;
  /** Without one that of its container. */
  readonly autoClose?: number | false;
};
type Shower = (toast: Toast) => void;

/** What shows toasts comes after the first screen; what is told before waits for it. */
let shower: Shower | undefined;
const waiting: Toast[] = [];

/** From now on toasts are shown by this, those that wait first; until it is taken back. */
export function showToastsBy(show: Shower): () => void {
  shower = show;
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    if (shower === show) shower = undefined;
  };
}

function tell(toast: Toast, place?: string): void {
  const { kind, text } = toast;
  if (shower) shower(toast);
  else waiting.push(toast);
  publishNotice({ kind, text, place, ...(kind === 'error' && { fault: faultJustNow() }) });
}

const inCenter = (kind: Kind, text: string, place?: string): void =>
  tell({ kind, text, containerId: centerContainer, autoClose: durationMs[kind] }, place);
const inCorner = (kind: Kind, text: string, place?: string): void =>
  tell({ kind, text, containerId: cornerContainer }, place);

/** Toasts top-center, with the durations of spec section 4; `place` is where one is repeated. */
export const centerToast = {
  success: (text: string, place?: string): void => inCenter('success', text, place),
  error: (text: string, place?: string): void => inCenter('error', text, place),
  blank: (text: string): void => inCenter('blank', text),
  loading: (text: string): void => inCenter('loading', text),
  custom: (text: string): void => inCenter('custom', text),
} as const;

/** Toasts top-right, five seconds. */
export const cornerToast = {
  success: (text: string, place?: string): void => inCorner('success', text, place),
  error: (text: string, place?: string): void => inCorner('error', text, place),
} as const;
