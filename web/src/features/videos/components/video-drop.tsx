import '@mantine/dropzone/styles.layer.css';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconVideoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { PageConfig } from '../../../lib/api/config';
import { formatBytes, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useObjectUrl } from '../../../lib/use-object-url';
import styles from './video-drop.module.css';

/** A drop zone for video files that takes the first one, and its preview. */
export function VideoDrop({
  file,
  lostName,
  onChoose,
  onRefuse,
  limits,
  isDisabled,
}: {
  readonly file: File | null;
  /** The file that a reload has taken from the form; else empty. */
  readonly lostName: string;
  readonly onChoose: (file: File | null) => void;
  readonly onRefuse: () => void;
  readonly limits: PageConfig['limits'] | undefined;
  readonly isDisabled: boolean;
}) {
  const { t } = useTranslation();
  const url = useObjectUrl(file);
  const open = useRef<() => void>(null);
  if (file) {
    return (
      <figure className={styles.chosen}>
        <video src={url} controls muted playsInline aria-label={t('upload.preview')} />
        <figcaption className={styles.caption}>
          <span className={styles.name}>
            {file.name} ({formatBytes(file.size)})
          </span>
          <Button variant="default" disabled={isDisabled} onClick={() => onChoose(null)}>
            {t('upload.remove')}
          </Button>
        </figcaption>
      </figure>
    );
  }
  return (
    <Dropzone
      openRef={open}
      // A button in it is for the keyboard.
      activateOnKeyboard={false}
      className={styles.zone ?? ''}
      accept={['video/*']}
      onDrop={([first]) => first && onChoose(first)}
      onReject={onRefuse}
      inputProps={{ 'aria-label': t('upload.choose') }}
    >
      <div className={styles.invite}>
        <IconVideoPlus size={48} stroke={1.5} aria-hidden="true" />
        {lostName !== '' && (
          <span className={styles.lost}>{t('upload.again', { name: lostName })}</span>
        )}
        <span className={styles.lead}>{t('upload.drop')}</span>
        <Button
          onClick={(event) => {
            // The zone would open the window as well.
            event.stopPropagation();
            open.current?.();
          }}
        >
          {t('upload.choose')}
        </Button>
        {limits && (
          <span className={styles.hint}>
            {t('upload.dropHint', {
              size: formatBytes(limits.uploadBytes),
              minutes: formatNumber(limits.uploadSeconds / 60),
            })}
          </span>
        )}
      </div>
    </Dropzone>
  );
}
