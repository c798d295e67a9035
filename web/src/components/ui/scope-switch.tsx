import type { ConsentScope } from '@isl/contracts/vocabulary';
import type { SwitchProps } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation';
import { scopeWords } from '../../lib/scope-words';
import { ClearSwitch } from './clear-switch';

/** One thing that may be done with a clip, to say yes or no to. */
export function ScopeSwitch({
  scope,
  ...rest
}: { readonly scope: ConsentScope } & Omit<SwitchProps, 'label' | 'classNames' | 'size'>) {
  const { t } = useTranslation();
  return <ClearSwitch label={t(scopeWords[scope])} {...rest} />;
}
