import { CONSENT_SCOPES, type ConsentScope } from '@isl/contracts/vocabulary';
import { ScopeSwitch } from '../../../components/ui/scope-switch';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { cornerToast } from '../../../lib/toasts';
import { type Contribution, useChangeConsentMutation } from '../api';
import { PLACE } from '../constants';
import styles from './consent-switches.module.css';

/** What may be done with a clip from now on. Without `keep` it ends, which `onEnd` asks about first. */
export function ConsentSwitches({
  contribution: { _id: id, consent },
  onEnd,
}: {
  readonly contribution: Contribution;
  readonly onEnd: (control: HTMLElement) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [changeConsent, { isLoading, originalArgs }] = useChangeConsentMutation();
  // No clip of somebody under age enters a release.
  const isBarred = (scope: ConsentScope): boolean =>
    scope === 'release' && consent.age === 'guardian';
  const given = isLoading && originalArgs ? originalArgs.scopes : consent.scopes;
  const allowed = given.filter((scope) => !isBarred(scope));

  const save = async (scopes: ConsentScope[]): Promise<void> => {
    try {
      await changeConsent({ id, scopes }).unwrap();
      cornerToast.success(t('contributions.consent.saved'), PLACE);
    } catch (error) {
      log.error('consent was not changed', error);
      cornerToast.error(t('contributions.consent.failed'), PLACE);
    }
  };
  const turn = (scope: ConsentScope, control: HTMLElement): void => {
    // Each change says all that is allowed: of two at once the one that arrives last would win.
    if (isLoading) return;
    const isAllowed = allowed.includes(scope);
    if (scope === 'keep' && isAllowed) void onEnd(control);
    else void save(CONSENT_SCOPES.filter((one) => allowed.includes(one) !== (one === scope)));
  };
  return (
    <fieldset className={styles.scopes} aria-busy={isLoading}>
      <legend className={styles.legend}>{t('contributions.consent.legend')}</legend>
      {CONSENT_SCOPES.map((scope) => (
        <ScopeSwitch
          key={scope}
          scope={scope}
          checked={allowed.includes(scope)}
          disabled={isBarred(scope)}
          description={isBarred(scope) && t('contributions.consent.minor')}
          aria-disabled={isLoading}
          onChange={({ currentTarget }) => turn(scope, currentTarget)}
        />
      ))}
      {isLoading && <p role="status">{t('contributions.consent.saving')}</p>}
    </fieldset>
  );
}
