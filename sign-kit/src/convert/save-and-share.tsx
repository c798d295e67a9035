import { useState } from 'preact/hooks';
import { canRecord, recordCanvas } from '../player/record.js';
import { useApp } from '../ui/context.js';
import { download } from '../ui/download.js';
import { Icon } from '../ui/icons.js';
import type { Playback } from '../ui/use-playback.js';

/** The link to the same signs, and the signs as a video and as joints. */
export function SaveAndShare({
  playback: { player, state },
  root,
  link,
}: {
  readonly playback: Playback;
  readonly root: HTMLElement | null;
  readonly link: string;
}) {
  const { t, query } = useApp();
  const [note, setNote] = useState<'share.copied' | 'share.failed' | 'save.recording' | null>(null);
  const isOff = state.durationMs === 0;
  if (query.isPlayerOnly) return null;

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setNote('share.copied');
    } catch {
      setNote('share.failed');
    }
  };
  const saveVideo = async (): Promise<void> => {
    const canvas = root?.querySelector('canvas');
    if (!canvas) return;
    setNote('save.recording');
    download('signs.webm', await recordCanvas(canvas, player));
    setNote(null);
  };
  return (
    <div class="save-and-share">
      <div class="row small">
        <button type="button" disabled={isOff} onClick={() => void copy()}>
          <Icon name="link" />
          <span>{t('share.copy')}</span>
        </button>
        <button
          type="button"
          disabled={isOff || !canRecord() || note === 'save.recording'}
          onClick={() => void saveVideo()}
        >
          <Icon name="save" />
          <span>{t('save.video')}</span>
        </button>
      </div>
      {!canRecord() && <p class="hint">{t('save.noVideo')}</p>}
      <p class="hint" role="status">
        {note && t(note)}
      </p>
      {note === 'share.failed' && (
        <label class="field">
          {t('share.link')}
          <input
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}
