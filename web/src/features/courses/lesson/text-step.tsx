import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { LinkedText } from '../../../components/ui/linked-text';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useNames } from '../use-names';
import styles from './lesson-player.module.css';
import own from './text-step.module.css';

type Text = { readonly en: string; readonly hi: string };

/** Something that a teacher wrote, to be read. */
export function TextStep({ text, onNext }: { readonly text: Text; readonly onNext: () => void }) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <section className={styles.step}>
      <h1 tabIndex={-1} className={styles.question}>
        {t('lessons.read.heading')}
      </h1>
      <p className={own.text}>
        <LinkedText text={names(text).text} />
      </p>
      <span />
      <div className={styles.feet}>
        <Button size="lg" mih={56} rightSection={<IconArrowRight size={24} />} onClick={onNext}>
          {t('lessons.player.next')}
        </Button>
      </div>
    </section>
  );
}
