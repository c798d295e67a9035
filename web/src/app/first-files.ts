import { peekEarly } from '../lib/api/early-answers';
import { READY_EVENT } from './ready-event';

/**
 * Has the browser fetch what a page of sign-kit starts with while the app is still on its way. Sign-kit alone knows
 * the names of those files: a page of it without anything to see names them.
 */
export async function fetchFirstFiles(page: string): Promise<void> {
  let isOver = false;
  const frame = document.createElement('iframe');
  const end = (): void => {
    isOver = true;
    frame.remove();
  };
  // The app is about to show the page itself.
  addEventListener(READY_EVENT, end, { once: true });
  const config = (await peekEarly('/api/config')) as { readonly signKit?: string } | null;
  if (isOver || !config?.signKit) return;
  frame.hidden = true;
  frame.src = `${config.signKit}/sign-kit/first/${page}`;
  frame.addEventListener('load', end, { once: true });
  document.body.append(frame);
}
