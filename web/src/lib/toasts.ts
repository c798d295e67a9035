import { type ToastOptions, type TypeOptions, toast } from 'react-toastify/unstyled';
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
/** Spec section 4: at most this many are kept. */
export const MAX_TOASTS = 20;
/** Spec section 9, the top-right setting. */
export const cornerSettings = { autoClose: 5000, draggablePercent: 80 } as const;

type Kind = Notice['kind'];
type ToastId = string | number;
const shown: ToastId[] = [];
/** Of what went well, and of what failed, only the latest stands: an older one would tell of it late. */
const latest = new Map<Kind, ToastId>();

function show(kind: Kind, text: string, options: ToastOptions, place?: string): void {
  const id =
    kind === 'loading'
      ? toast.loading(text, options)
      : toast(text, { ...options, type: typeOf(kind) });
  publishNotice({ kind, text, place, ...(kind === 'error' && { fault: faultJustNow() }) });
  if (kind === 'success' || kind === 'error') {
    const before = latest.get(kind);
    if (before !== undefined) toast.dismiss(before);
    latest.set(kind, id);
  }
  shown.push(id);
  if (shown.length > MAX_TOASTS) {
    const oldest = shown.shift();
    if (oldest !== undefined) toast.dismiss(oldest);
  }
}

function typeOf(kind: Exclude<Kind, 'loading'>): TypeOptions {
  return kind === 'blank' || kind === 'custom' ? 'default' : kind;
}

const inCenter = (kind: Kind, text: string, place?: string): void =>
  show(kind, text, { containerId: centerContainer, autoClose: durationMs[kind] }, place);
const inCorner = (kind: Kind, text: string, place?: string): void =>
  show(kind, text, { containerId: cornerContainer }, place);

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
