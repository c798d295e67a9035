import type { ConsentScope } from '@isl/contracts/vocabulary';
import { Switch, type SwitchProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { scopeWords } from '../../lib/scope-words';
import styles from './scope-switch.module.css';

/** One thing that may be done with a clip, to say yes or no to. */
export function ScopeSwitch({
  scope,
  ...rest
}: { readonly scope: ConsentScope } & Omit<SwitchProps, 'label' | 'classNames' | 'size'>) {
  const { t } = useTranslation();
  return (
    <Switch
      size="md"
      classNames={{
        body: styles.scope ?? '',
        track: styles.track ?? '',
        thumb: styles.thumb ?? '',
        label: styles.words ?? '',
        description: styles.words ?? '',
      }}
      label={t(scopeWords[scope])}
      {...rest}
    />
  );
}
