type Mark = { readonly atMs: number; readonly sent: number };

/** The pace is that of this long: older than the last change of the network says little. */
const WINDOW_MS = 8000;
/** Before this much time the first burst into the browser's buffers is taken for the network. */
const LEAST_MS = 1500;

/** Says how many seconds are left, from what was sent of late; null until that can be known. */
export function createTimeLeft(now: () => number) {
  let marks: readonly Mark[] = [{ atMs: now(), sent: 0 }];
  return (sent: number, total: number): number | null => {
    const atMs = now();
    const recent = marks.filter((mark) => atMs - mark.atMs <= WINDOW_MS);
    marks = [...(recent.length > 0 ? recent : marks.slice(-1)), { atMs, sent }];
    const [oldest] = marks;
    if (!oldest || atMs - oldest.atMs < LEAST_MS || sent <= oldest.sent) return null;
    const bytesPerMs = (sent - oldest.sent) / (atMs - oldest.atMs);
    return Math.ceil((total - sent) / bytesPerMs / 1000);
  };
}
