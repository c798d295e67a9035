import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useConfirm } from '../../../components/ui/confirm';
import { ToolButton } from '../../../components/ui/tool-button';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusOn, passFocusUp } from '../../../lib/pass-focus-on';
import own from '../own/own-signs-dialog.module.css';
import { alphabetOf, nameOf, pictureOf } from './own-letters';
import styles from './own-letters.module.css';
import type { OwnLetters } from './use-own-letters';

/** What was shown on this device: each to be shown again or forgotten, or all of it forgotten. */
export function LettersList({
  ownLetters,
  known,
  onAgain,
}: {
  readonly ownLetters: OwnLetters;
  /** Those that the service can read. */
  readonly known: ReadonlySet<string>;
  readonly onAgain: (id: string) => void;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { all: letters } = ownLetters;
  const isMixed = new Set(letters.flatMap(({ id }) => alphabetOf(id) ?? [])).size > 1;
  const forget = (id: string, button: Element): void => {
    passFocusOn(button);
    void ownLetters.remove(id);
  };
  const forgetAll = async (button: Element): Promise<void> => {
    const isSure = await confirm(
      t('prediction.ownLetters.sure'),
      t('prediction.ownLetters.forgetAll'),
    );
    if (!isSure) return;
    passFocusUp(button);
    await ownLetters.clear();
  };
  return (
    <section className={own.part}>
      <h3>
        {t('prediction.ownLetters.list')} ({formatNumber(letters.length)})
      </h3>
      {letters.length === 0 && <p>{t('prediction.ownLetters.none')}</p>}
      <ul className={styles.shown}>
        {letters.map((letter) => (
          <li key={letter.id} className={styles.one}>
            <img src={pictureOf(letter.id)} alt="" width={640} height={640} loading="lazy" />
            <span className={styles.name}>
              {nameOf(letter.id)}
              {isMixed && <AlphabetName id={letter.id} />}
              {!known.has(letter.id) && (
                <small className={own.note}>{t('prediction.ownLetters.old')}</small>
              )}
            </span>
            <ToolButton
              size={44}
              label={t('prediction.ownLetters.showAgain', { letter: nameOf(letter.id) })}
              onPress={() => onAgain(letter.id)}
            >
              <IconRefresh size={20} />
            </ToolButton>
            <ToolButton
              size={44}
              label={t('prediction.ownLetters.forget', { letter: nameOf(letter.id) })}
              onPress={(button) => forget(letter.id, button)}
            >
              <IconTrash size={20} />
            </ToolButton>
          </li>
        ))}
      </ul>
      {letters.length > 0 && (
        <div className={own.buttons}>
          <Button
            variant="default"
            leftSection={<IconTrash size={20} />}
            onClick={({ currentTarget }) => void forgetAll(currentTarget)}
          >
            {t('prediction.ownLetters.forgetAll')}
          </Button>
        </div>
      )}
    </section>
  );
}

function AlphabetName({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const alphabet = alphabetOf(id);
  if (alphabet === null) return null;
  return <small className={own.note}>{t(`letters.${alphabet}`)}</small>;
}
