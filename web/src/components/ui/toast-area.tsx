import 'react-toastify/ReactToastify.css';
import '../../styles/toasts.css';
import { useEffect } from 'react';
import { ToastContainer, type TypeOptions, toast } from 'react-toastify/unstyled';
import { useTranslation } from '../../lib/i18n/use-translation';
import {
  centerContainer,
  cornerContainer,
  cornerSettings,
  showToastsBy,
  type Toast,
} from '../../lib/toasts';

/** Spec section 4: at most this many are kept. */
export const MAX_TOASTS = 20;

type ToastId = string | number;
const shown: ToastId[] = [];
/** Of what went well, and of what failed, only the latest stands: an older one would tell of it late. */
const latest = new Map<Toast['kind'], ToastId>();

/** Both places of toasts; what was told before they were here is shown now. */
export function ToastArea() {
  const { t } = useTranslation();
  useEffect(() => showToastsBy(show), []);
  return (
    <>
      <ToastContainer
        containerId={centerContainer}
        aria-label={t('app.toastsOfScreen')}
        position="top-center"
        theme="light"
      />
      <ToastContainer
        containerId={cornerContainer}
        aria-label={t('app.toasts')}
        position="top-right"
        autoClose={cornerSettings.autoClose}
        closeButton
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={cornerSettings.draggablePercent}
        theme="light"
      />
    </>
  );
}

function show({ kind, text, ...options }: Toast): void {
  const id =
    kind === 'loading'
      ? toast.loading(text, options)
      : toast(text, { ...options, type: typeOf(kind) });
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

function typeOf(kind: Exclude<Toast['kind'], 'loading'>): TypeOptions {
  return kind === 'blank' || kind === 'custom' ? 'default' : kind;
}
