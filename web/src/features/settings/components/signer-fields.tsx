import { SIGN_LANGUAGES } from '@isl/contracts/vocabulary';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useRegions } from '../../../lib/regions';
import type { SignerProfile } from '../signer-api';
import { type Chosen, chosen } from '../signer-lists';
import styles from './signer-profile.module.css';

/** Each field with why it is asked; none has to be filled in. */
export function SignerFields({ profile }: { readonly profile: SignerProfile }) {
  const { t } = useTranslation();
  const regions = useRegions();
  const optionsOf = {
    region: regions,
    learntIn: regions,
    hearing: chosen.hearing.map((value) => ({ value, label: t(`signer.hearing.${value}`) })),
    years: chosen.years.map((value) => ({ value, label: t(`signer.years.${value}`) })),
    age: chosen.age.map((value) => ({ value, label: t(`signer.age.${value}`) })),
    hand: chosen.hand.map((value) => ({ value, label: t(`signer.hand.${value}`) })),
  } satisfies Record<Chosen, unknown>;
  const select = (name: Chosen) => (
    <NativeSelect
      key={name}
      name={name}
      label={t(`signer.fields.${name}.label`)}
      description={t(`signer.fields.${name}.why`)}
      defaultValue={profile[name] ?? ''}
      data={[{ value: '', label: t('signer.unsaid') }, ...optionsOf[name]]}
    />
  );
  return (
    <>
      <div className={styles.fields}>
        {(['hearing', 'region', 'learntIn', 'years', 'age', 'hand'] as const).map(select)}
      </div>
      <Checkbox.Group
        size="md"
        label={t('signer.fields.languages.label')}
        description={t('signer.fields.languages.why')}
        defaultValue={[...(profile.languages ?? [])]}
      >
        <div className={styles.languages}>
          {SIGN_LANGUAGES.map((language) => (
            <Checkbox
              key={language}
              name="languages"
              value={language}
              label={t(`signer.language.${language}`)}
              size="md"
              classNames={{
                body: styles.language ?? '',
                labelWrapper: styles.words ?? '',
                input: styles.box ?? '',
              }}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
