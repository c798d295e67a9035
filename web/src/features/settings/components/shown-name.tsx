import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ClearSwitch } from '../../../components/ui/clear-switch';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { SignerProfile } from '../signer-api';
import styles from './signer-profile.module.css';

/** Of the contract. */
const NAME_LENGTH = 80;

/** Whether a name stands with one's accepted clips, and which. */
export function ShownName({
  profile,
  isMissing,
  onChange,
}: {
  readonly profile: SignerProfile;
  readonly isMissing: boolean;
  readonly onChange: () => void;
}) {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(profile.showsName ?? false);
  return (
    <div className={styles.form}>
      <ClearSwitch
        name="showsName"
        label={t('signer.showsName')}
        description={t('signer.showsNameWhy')}
        checked={isOn}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          onChange();
        }}
      />
      <div hidden={!isOn}>
        <TextInput
          name="shownName"
          label={t('signer.shownName')}
          description={t('signer.shownNameWhy')}
          autoComplete="nickname"
          maxLength={NAME_LENGTH}
          defaultValue={profile.shownName}
          error={isMissing && t('signer.nameNeeded')}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
