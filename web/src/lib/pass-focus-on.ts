const LIST = 'ul, ol, [role="list"]';
const ITEM = 'li, [role="listitem"]';
const HEADING = 'h1, h2, h3';

/**
 * For the item of a list that is about to be deleted with `control`, which stands in it: once it is
 * gone, the keyboard goes on at the next item, else at the one before, else at the heading above the
 * list. To be called when that is certain; the answer calls it off.
 */
export function passFocusOn(control: Element): () => void {
  const item = control.closest(ITEM);
  const list = item?.closest(LIST);
  if (!item || !list) return () => {};
  const spots = spotsBeside(item, list, control);
  return passFocusTo(item, () => spots.find((spot) => spot.isConnected));
}

/**
 * For what goes away because something in it is pressed: once it is gone, the keyboard goes on at what
 * takes its place. To be called when it is pressed; the answer calls it off.
 */
export function passFocusTo(gone: Element, next: () => HTMLElement | null | undefined): () => void {
  const from = document.activeElement;
  const observer = new MutationObserver(() => {
    if (gone.isConnected) return;
    observer.disconnect();
    const { activeElement } = document;
    // Who has gone elsewhere meanwhile stays there.
    if (activeElement === from || activeElement === document.body) focus(next());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The same where nothing takes its place: at the heading of its section. */
export function passFocusUp(control: Element): void {
  const section = control.closest('section');
  passFocusTo(control, () => section?.querySelector<HTMLElement>(HEADING));
}

function spotsBeside(item: Element, list: Element, control: Element): HTMLElement[] {
  const items = [...list.querySelectorAll(ITEM)].filter((one) => one.closest(LIST) === list);
  const at = items.indexOf(item);
  const near = [...items.slice(at + 1), ...items.slice(0, at).reverse()];
  const buttons: readonly Element[] = buttonsIn(item);
  const place = buttons.indexOf(control);
  // A heading says more than a button does; buttons are counted from the end, where they are alike.
  const spots = near.map(
    (one) => one.querySelector<HTMLElement>(HEADING) ?? buttonsIn(one)[Math.max(0, place)],
  );
  return [...spots, headingAbove(list)].filter((spot) => spot !== undefined);
}

const buttonsIn = (item: Element): HTMLElement[] =>
  [...item.querySelectorAll<HTMLElement>('button')].reverse();

/** Not one of a section that stands between: it is about something else. */
const headingAbove = (list: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(HEADING)].findLast(
    (heading) =>
      heading.compareDocumentPosition(list) === Node.DOCUMENT_POSITION_FOLLOWING &&
      (heading.closest('section')?.contains(list) ?? true),
  );

function focus(spot: HTMLElement | null | undefined): void {
  // A heading or a text takes the focus only when it is given one.
  if (spot && spot.tabIndex < 0) spot.tabIndex = -1;
  spot?.focus();
}
