import { Button } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/ui/page-heading';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useIsTaken } from '../../../lib/sign-kit/takes';
import { ownFormOf, type Sign } from '../api';
import { useGroupName } from '../use-group-name';
import { useSignName } from '../use-sign-name';
import { useWordClass } from '../use-word-class';
import { FormFacts } from './form-facts';
import { LetterSwitch } from './letter-switch';
import { SignActions } from './sign-actions';
import { SignMedia } from './sign-media';
import styles from './sign-view.module.css';

/** Everything known of one entry: how it looks, what it means, how it is made, how sure we are. */
export function SignView({
  sign,
  actions,
  onReport,
  onReportOf,
  children,
}: {
  readonly sign: Sign;
  /** What other parts of the app do with it. */
  readonly actions?: ReactNode;
  readonly onReport: () => void;
  /** From inside the player, which may show a letter of a spelled word. */
  readonly onReportOf: (id: string) => void;
  /** The form that is open, in place of the button that opens it. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const wordClass = useWordClass();
  const { name, nameHi, gloss, kind, category, senses, withdrawn = [] } = sign;
  const form = ownFormOf(sign);
  const isTaken = useIsTaken(sign._id);
  const named = useSignName()(sign);
  const isHindi = named === nameHi;
  return (
    <article>
      <PageHeading title={named} titleLang={isHindi ? 'hi' : 'en'} intro={t(`sign.kind.${kind}`)} />
      {kind === 'letter' && <LetterSwitch sign={sign} />}
      <div className={styles.columns}>
        <SignMedia sign={sign} onReport={onReportOf} />
        <div className={styles.facts}>
          {!form && kind === 'word' && !isTaken && (
            <div className={styles.none}>
              <p>{t('sign.none', { word: named })}</p>
              <p>{t('sign.noneWhy')}</p>
            </div>
          )}
          <SignActions sign={sign}>{actions}</SignActions>
          <dl className={styles.list}>
            <dt>{t('sign.gloss')}</dt>
            <dd lang="en" className={styles.gloss}>
              {gloss}
            </dd>
            {nameHi && (
              <>
                <dt>{t(isHindi ? 'sign.english' : 'sign.hindi')}</dt>
                <dd lang={isHindi ? 'en' : 'hi'}>{isHindi ? name : nameHi}</dd>
              </>
            )}
            <dt>{t('sign.category')}</dt>
            <dd>{groupName(category)}</dd>
          </dl>
          {kind !== 'letter' && senses.length > 0 && (
            <section>
              <h2 className={styles.heading}>{t('sign.senses')}</h2>
              <ul className={styles.bullets}>
                {senses.map((sense) => (
                  <li key={`${sense.en} ${sense.wordClass}`}>
                    <span lang="en">{sense.en}</span>{' '}
                    <span className={styles.muted}>({wordClass(sense.wordClass)})</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {form ? <FormFacts form={form} /> : <p className={styles.muted}>{t('sign.region')}</p>}
          {withdrawn.map(({ id, date, reason }) => (
            <p key={id} className={styles.muted}>
              {reason === undefined
                ? t('sign.takenBack', { date: formatDate(date) })
                : t('sign.takenBackReason', { date: formatDate(date), reason })}
            </p>
          ))}
          {children || (
            <Button
              variant="light"
              leftSection={<IconMessageReport size={24} />}
              onClick={onReport}
            >
              {t(form ? 'sign.wrong' : 'sign.show')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
