import { isMessageKey } from '../i18n/i18n.js';
import type { NonManual } from '../vocabulary/data.js';
import { useApp } from './context.js';
import type { Entry } from './entry.js';

const CHANNELS = ['brows', 'eyes', 'gaze', 'head', 'cheeks', 'mouth', 'mouthing', 'body'] as const;
const UNREMARKABLE: readonly (string | undefined)[] = [undefined, 'neutral', 'ahead'];

/** Part by part of the sign, what differs from a face at rest; what the sentence asks goes over it. */
function faceOf({ form, face }: Entry): { channel: (typeof CHANNELS)[number]; value: string }[] {
  const asked: NonManual = face ?? {};
  return CHANNELS.flatMap((channel) => {
    const own = form.face.map((part) => part[channel]);
    const values = asked[channel] === undefined ? own : [asked[channel]];
    const shown = new Set(values.filter((value) => !UNREMARKABLE.includes(value)));
    return [...shown].map((value) => ({ channel, value: String(value) }));
  });
}

export function hasFace(entry: Entry): boolean {
  return faceOf(entry).length > 0;
}

/** What face, head and body do during the current sign. */
export function FaceTrack({ entry }: { readonly entry: Entry | null }) {
  const { t } = useApp();
  const wordsOf = (channel: string, value: string): string => {
    const key = `face.${channel}.${value}`;
    return isMessageKey(key) ? t(key) : value;
  };
  return (
    <dl class="face-track" aria-label={t('player.face')}>
      {(entry ? faceOf(entry) : []).map(({ channel, value }) => (
        <div key={`${channel} ${value}`}>
          <dt>{t(`face.${channel}`)}</dt>
          <dd>{wordsOf(channel, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
