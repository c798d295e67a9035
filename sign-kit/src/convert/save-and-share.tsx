import { useState } from 'preact/hooks';
import type { MessageKey } from '../i18n/i18n.js';
import { canRecord, recordCanvas } from '../player/record.js';
import { useApp } from '../ui/context.js';
import { download } from '../ui/download.js';
import { Icon } from '../ui/icons.js';
import type { Playback } from '../ui/use-playback.js';

type Note = Extract<MessageKey, `share.${string}` | `save.${string}`>;

/** The link to the same signs, and the signs as a video and as joints. */
export function SaveAndShare({
  playback: { player, state, signing },
  root,
  link,
  name,
}: {
  readonly playback: Playback;
  readonly root: HTMLElement | null;
  readonly link: string;
  /** Of the files, without an ending. */
  readonly name: string;
}) {
  const { t, query } = useApp();
  const [note, setNote] = useState<Note | null>(null);
  const isRecording = note === 'save.recording';
  const isOff = state.durationMs === 0 || !signing || isRecording;
  const canSaveVideo = canRecord();
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
    try {
      download(`${name}.webm`, await recordCanvas(canvas, player));
      setNote('save.done');
    } catch {
      setNote('save.failed');
    }
  };
  const savePose = (): void => {
    if (!signing) return;
    try {
      const bytes = new Uint8Array(signing.toPoseFile());
      download(`${name}.pose`, new Blob([bytes], { type: 'application/octet-stream' }));
      setNote('save.done');
    } catch {
      setNote('save.poseFailed');
    }
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
          disabled={isOff || !canSaveVideo}
          aria-describedby={canSaveVideo ? undefined : 'no-video'}
          onClick={() => void saveVideo()}
        >
          <Icon name="save" />
          <span>{t('save.video')}</span>
        </button>
        <button type="button" disabled={isOff} onClick={savePose}>
          <Icon name="save" />
          <span>{t('save.pose')}</span>
        </button>
      </div>
      {!canSaveVideo && (
        <p class="hint" id="no-video">
          {t('save.noVideo')}
        </p>
      )}
      <p
        class={note === 'save.failed' || note === 'save.poseFailed' ? 'fault' : 'hint'}
        role="status"
      >
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
