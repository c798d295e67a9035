import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconFileImport, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../lib/download';
import { formatNumber } from '../../../lib/i18n/format';
import { fromFile, MOST_SIGNS, nameOfFile, toFile } from './own-signs';
import own from './own-signs-dialog.module.css';
import type { OwnSigns } from './use-own-signs';

/** What was taught on this device, each to be deleted; all of it as a file, out and in. */
export function OwnSignsList({ ownSigns }: { readonly ownSigns: OwnSigns }) {
  const { t } = useTranslation();
  const { signs } = ownSigns;
  const resetRef = useRef<() => void>(null);
  const [said, setSaid] = useState('');
  const open = async (file: File | null): Promise<void> => {
    if (!file) return;
    resetRef.current?.();
    const read = fromFile(await file.text());
    const all = new Set([...signs, ...(read ?? [])].map(({ id }) => id));
    if (read === null) setSaid(t('prediction.own.badFile'));
    else if (all.size > MOST_SIGNS) {
      setSaid(t('prediction.own.tooMany', { n: formatNumber(MOST_SIGNS) }));
    } else if (await ownSigns.keep(read)) {
      setSaid(t('prediction.own.imported', { count: read.length, n: formatNumber(read.length) }));
    } else setSaid(t('prediction.own.notKept'));
  };
  return (
    <section>
      <h3>{t('prediction.own.list')}</h3>
      {signs.length === 0 && <p>{t('prediction.own.none')}</p>}
      <ul className={own.list}>
        {signs.map(({ id, name }) => (
          <li key={id} className={own.sign}>
            <span className={own.name}>{name}</span>
            <Button
              variant="default"
              leftSection={<IconTrash size={20} />}
              aria-label={t('prediction.own.remove', { name })}
              onClick={() => void ownSigns.remove(id)}
            >
              {t('prediction.own.delete')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={own.buttons}>
        {signs.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={20} />}
            onClick={() =>
              download(nameOfFile, new Blob([toFile(signs)], { type: 'application/json' }))
            }
          >
            {t('prediction.own.export')}
          </Button>
        )}
        <FileButton
          accept="application/json,.json"
          resetRef={resetRef}
          onChange={(file) => void open(file)}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileImport size={20} />}>
              {t('prediction.own.import')}
            </Button>
          )}
        </FileButton>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
