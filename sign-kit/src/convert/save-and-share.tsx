import { useEffect, useState } from 'preact/hooks';
import { lookAt } from '../avatar/palette.js';
import type { MessageKey } from '../i18n/i18n.js';
import { type FilmShape, openFilm } from '../player/film.js';
import { canRecord, recordCanvas } from '../player/record.js';
import { useApp } from '../ui/context.js';
import { download } from '../ui/download.js';
import { Icon } from '../ui/icons.js';
import type { Playback } from '../ui/use-playback.js';

type Note = Extract<MessageKey, `share.${string}` | `save.${string}`>;

/** The link to the same signs, and the signs as a video and as joints. */
export function SaveAndShare({
  playback: { player, state, signing, film, setFilm },
  root,
  link,
  name,
  isChecked,
  credits,
}: {
  readonly playback: Playback;
  readonly root: HTMLElement | null;
  readonly link: string;
  /** Of the files, without an ending. */
  readonly name: string;
  /** Whether Deaf signers have checked all of it. */
  readonly isChecked: boolean;
  /** Whose clips some of it is made from: they are named wherever the video goes. */
  readonly credits: readonly string[];
}) {
  const { t, query, settings, home } = useApp();
  const [note, setNote] = useState<Note | null>(null);
  const isRecording = film !== null;
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
  useEffect(() => {
    const canvas = root?.querySelector('canvas');
    if (!film || !canvas) return;
    let isOver = false;
    const mark = [t(isChecked ? 'save.markChecked' : 'save.mark'), ...credits].join(' · ');
    const site = `${t('app.name')} · ${new URL(home ?? location.href).host}`;
    const ground = lookAt(settings.look).stage;
    const record = async (): Promise<Note> => {
      const { canvas: picture, close } = openFilm(canvas, player, {
        ...{ shape: film, ground, mark, site },
      });
      try {
        download(`${name}.webm`, await recordCanvas(picture, player));
        return 'save.done';
      } catch {
        return 'save.failed';
      } finally {
        close();
      }
    };
    const tell = (told: Note): void => {
      if (isOver) return;
      setNote(told);
      setFilm(null);
    };
    record().then(tell, () => tell('save.failed'));
    return () => {
      isOver = true;
    };
  }, [film]);
  const saveVideo = (shape: FilmShape): void => {
    setNote('save.recording');
    setFilm(shape);
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
          onClick={() => saveVideo('wide')}
        >
          <Icon name="save" />
          <span>{t('save.video')}</span>
        </button>
        <button
          type="button"
          disabled={isOff || !canSaveVideo}
          aria-describedby={canSaveVideo ? undefined : 'no-video'}
          onClick={() => saveVideo('upright')}
        >
          <Icon name="save" />
          <span>{t('save.upright')}</span>
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
