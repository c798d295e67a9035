import { READY_EVENT } from './ready-event';

/**
 * What somebody does on a drawn page before the app hears it: the button that was pressed, and what was
 * written. Both are told to the app once it is there; until then no form is sent, which would leave the
 * page.
 */
export function keepEarlyInput(): void {
  let pressed: HTMLButtonElement | null = null;
  const written = new Map<Field, string>();
  const holdPress = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    // Half of the app may be there already: it is to hear the press once, not twice.
    event.stopImmediatePropagation();
    event.preventDefault();
    showHeld(pressed, false);
    pressed = button;
    showHeld(pressed, true);
  };
  const noteWritten = ({ target }: Event): void => {
    if (isField(target)) written.set(target, target.value);
  };
  const focusSearch = (event: KeyboardEvent): void => {
    if (event.key !== '/' || isField(event.target)) return;
    const search = document.querySelector<HTMLInputElement>('[aria-keyshortcuts="/"]');
    if (!search?.checkVisibility()) return;
    event.preventDefault();
    search.focus();
  };
  const holdForm = (event: Event): void => event.preventDefault();

  // Written before this script came, or kept by the browser over a reload.
  for (const field of document.querySelectorAll<Field>('#root input, #root textarea')) {
    if (isField(field) && field.value !== field.defaultValue) written.set(field, field.value);
  }
  addEventListener('click', holdPress, true);
  addEventListener('input', noteWritten, true);
  addEventListener('submit', holdForm, true);
  addEventListener('keydown', focusSearch);
  const giveBack = (): void => {
    removeEventListener('click', holdPress, true);
    removeEventListener('input', noteWritten, true);
    removeEventListener('submit', holdForm, true);
    removeEventListener('keydown', focusSearch);
    for (const [field, text] of written) tell(field, text);
    showHeld(pressed, false);
    pressed?.click();
  };
  // Once React is out of the effects that told it: an event within them can be dropped.
  addEventListener(READY_EVENT, () => setTimeout(giveBack), { once: true });
}

/** Shows at once that a press was heard, and will be answered. */
function showHeld(button: HTMLButtonElement | null, isHeld: boolean): void {
  button?.toggleAttribute('data-held', isHeld);
  if (isHeld) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

/** React hears an `input` only where the value is not the one it knows, so that one is emptied first. */
function tell(field: Field, text: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
