import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconFileImport, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { download } from '../../../lib/download';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { OwnLetters } from '../own-letters/use-own-letters';
import { fromFile, nameOfFile, type Own, toFile } from './own-file';
import { MOST_SIGNS, toSend } from './own-signs';
import own from './own-signs-dialog.module.css';
import type { OwnSigns } from './use-own-signs';

/** 200 signs of five takes are below it; a film is not read first. */
const LARGEST_FILE_BYTES = 1_000_000;

/** What was taught on this device, each to be deleted; all of it as a file, out and in. */
export function OwnSignsList({
  ownSigns,
  ownLetters,
}: {
  readonly ownSigns: OwnSigns;
  /** They go into the file and come out of it. */
  readonly ownLetters: OwnLetters;
}) {
  const { t } = useTranslation();
  const { all: signs } = ownSigns;
  const { all: letters } = ownLetters;
  const read = new Set(toSend(signs)?.signs.map(({ id }) => id));
  const resetRef = useRef<() => void>(null);
  const [said, setSaid] = useState('');
  const open = async (file: File | null): Promise<void> => {
    if (!file) return;
    resetRef.current?.();
    const opened = file.size > LARGEST_FILE_BYTES ? null : fromFile(await file.text());
    const all = new Set([...signs, ...(opened?.signs ?? [])].map(({ id }) => id));
    if (opened === null) setSaid(t('prediction.own.badFile'));
    else if (all.size > MOST_SIGNS) {
      setSaid(t('prediction.own.tooMany', { n: formatNumber(MOST_SIGNS) }));
    } else if (await keep(opened)) setSaid(imported(opened));
    else setSaid(t('prediction.own.notKept'));
  };
  const keep = async (own: Own): Promise<boolean> =>
    (await ownSigns.keep(own.signs)) && (await ownLetters.keep(own.letters));
  const imported = (own: Own): string => {
    const [signCount, letterCount] = [own.signs.length, own.letters.length];
    const ofSigns = t('prediction.own.imported', {
      count: signCount,
      n: formatNumber(signCount),
    });
    if (letterCount === 0) return ofSigns;
    const n = formatNumber(letterCount);
    return `${ofSigns} ${t('prediction.ownLetters.imported', { count: letterCount, n })}`;
  };
  return (
    <section className={own.part}>
      <h3>{t('prediction.own.list')}</h3>
      {signs.length === 0 && <p>{t('prediction.own.none')}</p>}
      <ul className={own.list}>
        {signs.map(({ id, name }) => (
          <li key={id} className={own.sign}>
            <span className={own.name}>
              {name}
              {!read.has(id) && <small className={own.note}>{t('prediction.own.old')}</small>}
            </span>
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
        {signs.length + letters.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={20} />}
            onClick={() =>
              download(
                nameOfFile,
                new Blob([toFile({ signs, letters })], { type: 'application/json' }),
              )
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
