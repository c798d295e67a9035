import type { Region } from '@isl/contracts/vocabulary';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { regionIn, useRegions } from '../../../lib/regions';
import type { Prompt } from '../take/giving';
import styles from './prompt-card.module.css';
import { PromptField } from './prompt-field';
import { useEntries } from './use-prompts';

/** What else could be given, and how one works here; below the camera, which comes first. */
export function PromptChooser({
  account,
  isBusy,
  onChoose,
  hasKeys,
  onKeys,
  region,
  onRegion,
}: {
  readonly account: string;
  readonly isBusy: boolean;
  readonly onChoose: (prompt: Prompt) => void;
  readonly hasKeys: boolean;
  readonly onKeys: (hasKeys: boolean) => void;
  /** Null: as in one's profile, if one tells it there. */
  readonly region: Region | null;
  readonly onRegion: (region: Region | null) => void;
}) {
  const { t } = useTranslation();
  const { entries } = useEntries(account);
  const regions = useRegions();
  return (
    <div className={styles.chooser}>
      <PromptField entries={entries} isBusy={isBusy} onChoose={onChoose} />
      <NativeSelect
        label={t('giving.region.label')}
        description={t('giving.region.hint')}
        disabled={isBusy}
        value={region ?? ''}
        onChange={({ currentTarget }) => onRegion(regionIn(currentTarget.value) ?? null)}
        data={[{ value: '', label: t('giving.region.profile') }, ...regions]}
      />
      <Checkbox
        className={styles.keys ?? ''}
        label={t('giving.keys')}
        checked={hasKeys}
        onChange={({ currentTarget }) => onKeys(currentTarget.checked)}
      />
    </div>
  );
}
