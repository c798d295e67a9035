import { Checkbox, Radio } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { ConsentFault, ConsentForm } from './consent';
import styles from './consent-dialog.module.css';

const ages = ['adult', 'guardian'] as const;

/** Whether the giver is of age; who is younger needs the yes of a parent or guardian as well. */
export function AgeQuestion({
  form,
  onChange,
  fault,
}: {
  readonly form: ConsentForm;
  readonly onChange: (form: ConsentForm) => void;
  readonly fault: ConsentFault | null;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.group}>
      <Radio.Group
        label={t('giving.consent.age')}
        value={form.age}
        error={fault === 'ageMissing' && t('giving.consent.ageMissing')}
        onChange={(value) => {
          const age = ages.find((one) => one === value) ?? null;
          onChange({ ...form, age, hasGuardian: false });
        }}
      >
        {ages.map((age) => (
          <Radio
            key={age}
            value={age}
            className={styles.choice ?? ''}
            label={t(`giving.consent.ages.${age}`)}
          />
        ))}
      </Radio.Group>
      {form.age === 'guardian' && (
        <Checkbox
          className={styles.choice ?? ''}
          checked={form.hasGuardian}
          label={t('giving.consent.guardian')}
          error={fault === 'guardianMissing' && t('giving.consent.guardianMissing')}
          onChange={({ currentTarget }) =>
            onChange({ ...form, hasGuardian: currentTarget.checked })
          }
        />
      )}
      <p role="alert" className="visually-hidden">
        {fault && t(`giving.consent.${fault}`)}
      </p>
    </div>
  );
}
