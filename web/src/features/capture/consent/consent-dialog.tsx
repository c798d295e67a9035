import { CONSENT_SCOPES, type ConsentScope } from '@isl/contracts/vocabulary';
import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ScopeSwitch } from '../../../components/ui/scope-switch';
import { SignedConsent } from '../../../components/ui/signed-consent';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useFocusBack } from '../../../lib/use-focus-back';
import { AgeQuestion } from './age-question';
import {
  barOf,
  type ConsentForm,
  type ConsentGiven,
  consentOf,
  emptyForm,
  faultOf,
  formOf,
  keeps,
} from './consent';
import styles from './consent-dialog.module.css';

/** Asks what may be done with a person's clips; every switch is off until they turn it. */
export function ConsentDialog({
  consent,
  onAnswer,
  onClose,
}: {
  readonly consent: ConsentGiven | null;
  readonly onAnswer: (consent: ConsentGiven) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  useFocusBack(true);
  const [form, setForm] = useState<ConsentForm>(() => formOf(consent));
  const [wasSaved, setSaved] = useState(false);
  const fault = faultOf(form);

  const turn = (scope: ConsentScope, isOn: boolean): void =>
    setForm({
      ...form,
      scopes: CONSENT_SCOPES.filter((one) => (one === scope ? isOn : form.scopes.includes(one))),
    });
  const whyBarred = (scope: ConsentScope): string | null => {
    const bar = barOf(form, scope);
    if (bar === null) return null;
    return t(bar === 'minor' ? 'contributions.consent.minor' : 'giving.consent.needsKeep');
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setSaved(true);
    if (fault === null) onAnswer(consentOf(form));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('giving.consent.open')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
    >
      <form className={styles.form} onSubmit={save} noValidate>
        <p>{t('consent.intro')}</p>
        <SignedConsent />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('giving.consent.legend')}</legend>
          {CONSENT_SCOPES.map((scope) => {
            const why = whyBarred(scope);
            return (
              <ScopeSwitch
                key={scope}
                scope={scope}
                checked={form.scopes.includes(scope) && why === null}
                disabled={why !== null}
                description={why}
                onChange={({ currentTarget }) => turn(scope, currentTarget.checked)}
              />
            );
          })}
        </fieldset>
        {keeps(form) && (
          <AgeQuestion form={form} onChange={setForm} fault={wasSaved ? fault : null} />
        )}
        <div className={styles.buttons}>
          <Button type="submit">{t('giving.consent.save')}</Button>
          <Button variant="default" onClick={() => onAnswer(consentOf(emptyForm))}>
            {t('giving.consent.nothing')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
