import { useDeferredValue } from 'react';
import { ErrorState } from '../../../components/ui/list-states';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type SignAround as Around, useGetSignAroundQuery } from '../api';
import { ExampleSentence } from './example-sentence';
import { Neighbours } from './neighbours';
import styles from './sign-around.module.css';
import { SignRow } from './sign-row';

/** What somebody who looks at a sign looks at next: a sentence, its look-alikes, its meaning, its neighbours. */
export function SignAround({ signId }: { readonly signId: string }) {
  const { t } = useTranslation();
  const { currentData, isError, refetch } = useGetSignAroundQuery(signId);
  const around = useDeferredValue(currentData);
  if (isError && !currentData) {
    return <ErrorState message={t('around.failed')} onRetry={() => void refetch()} />;
  }
  return around ? <Shown around={around} /> : null;
}

function Shown({ around }: { readonly around: Around }) {
  const { t } = useTranslation();
  const { sentence, lookAlikes, opposites, related } = around;
  const hasMeaning = opposites.length + related.length > 0;
  return (
    <div className={styles.around}>
      {sentence && <ExampleSentence sentence={sentence} />}
      <SignRow
        heading={t('around.lookAlikes')}
        note={t('around.lookAlikesNote')}
        signs={lookAlikes.map(({ sign, differs }) => ({
          sign,
          remark: t(`around.differs.${differs}`),
        }))}
      />
      <SignRow heading={t('around.opposites')} signs={opposites.map((sign) => ({ sign }))} />
      <SignRow heading={t('around.related')} signs={related.map((sign) => ({ sign }))} />
      {hasMeaning && <p className={styles.note}>{t('around.meaningNote')}</p>}
      <Neighbours previous={around.previous} next={around.next} />
    </div>
  );
}
