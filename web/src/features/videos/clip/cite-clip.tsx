import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { videoPath } from '../../../lib/paths';
import { cornerToast } from '../../../lib/toasts';
import type { Video } from '../api';
import { toBibtex } from './citation';
import styles from './clip-facts.module.css';
import { useLicenceText } from './licence';

/** How to name this clip in a text or a list of works. */
export function CiteClip({ video, title }: { readonly video: Video; readonly title: string }) {
  const { t } = useTranslation();
  const { _id: id, createdAt, signer } = video;
  const address = location.origin + videoPath(id);
  const licence = useLicenceText(video);
  const author = video.imported?.credit ?? signer;
  const publisher = t('clip.publisher');
  const text = t(author ? 'clip.citationBy' : 'clip.citation', {
    ...{ signer: author, title, publisher, address, licence },
    date: formatDate(createdAt),
    interpolation: { escapeValue: false },
  });
  const bibtex = toBibtex({ id, title, author, publisher, address, licence, createdAt });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${text}\n\n${bibtex}\n`);
      cornerToast.success(t('clip.copied'));
    } catch (error) {
      log.error('citation was not copied', error);
      cornerToast.error(t('clip.copyFailed'));
    }
  };
  return (
    <section className={styles.facts} aria-labelledby="clip-cite">
      <h2 id="clip-cite" className={styles.heading}>
        {t('clip.cite')}
      </h2>
      <p className={styles.citation}>{text}</p>
      <pre className={`${styles.citation} ${styles.bibtex}`}>{bibtex}</pre>
      <Button variant="light" leftSection={<IconCopy size={20} />} onClick={() => void copy()}>
        {t('clip.copy')}
      </Button>
    </section>
  );
}
