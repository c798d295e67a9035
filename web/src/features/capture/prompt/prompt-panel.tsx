import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Dispatch, RefObject } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Giving, GivingEvent } from '../take/giving';
import { PromptCard } from './prompt-card';
import styles from './prompt-card.module.css';
import { promptKey } from './prompts';
import { usePrompts } from './use-prompts';

/** What to give now. */
export function PromptPanel({
  account,
  state,
  dispatch,
  headingRef,
  isBusy,
  hasKeys,
}: {
  readonly account: string;
  readonly state: Giving;
  readonly dispatch: Dispatch<GivingEvent>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly isBusy: boolean;
  readonly hasKeys: boolean;
}) {
  const { t } = useTranslation();
  const { entries, isLoading, isError, retry } = usePrompts({ account, state, dispatch });
  const { prompt, isVariant } = state;
  const entry = prompt
    ? entries.find((one) => promptKey(one.prompt) === promptKey(prompt))
    : undefined;
  return (
    <>
      {prompt && (
        <PromptCard
          prompt={prompt}
          entry={entry}
          isVariant={isVariant}
          isBusy={isBusy}
          hasKeys={hasKeys}
          headingRef={headingRef}
          onVariant={(turned) => dispatch({ type: 'variantTurned', isVariant: turned })}
          onAnother={() => dispatch({ type: 'anotherAsked' })}
        />
      )}
      <div role="status">
        {isLoading && <p>{t('giving.prompt.loading')}</p>}
        {!isLoading && !prompt && <p>{t('giving.prompt.none')}</p>}
      </div>
      {isError && (
        <p role="alert" className={styles.choices}>
          {t('giving.prompt.failed')}
          <Button variant="default" leftSection={<IconRefresh size={20} />} onClick={retry}>
            {t('app.retry')}
          </Button>
        </p>
      )}
    </>
  );
}
