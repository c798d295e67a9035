import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { canDelete } from '../../../lib/session/ownership';
import { selectClaims } from '../../../lib/session/session-slice';
import styles from './delete-button.module.css';

/** Stands on every post and comment; where it is not yours it is disabled and says why. */
export function DeleteButton({
  authorId,
  onDelete,
  text,
}: {
  readonly authorId: string | undefined;
  readonly onDelete: (button: HTMLElement) => void;
  readonly text: string;
}) {
  const { t } = useTranslation();
  const reasonId = useId();
  const isAllowed = canDelete(useSelector(selectClaims), authorId);
  const [isReasonShown, setReasonShown] = useState(false);
  const reason = t('community.notYours');
  return (
    <div className={styles.wrap}>
      <Button
        variant="subtle"
        px={12}
        color="var(--madder)"
        className={styles.button ?? ''}
        leftSection={<IconTrash size={20} />}
        // Not the disabled attribute: a disabled button cannot be reached to learn why.
        aria-disabled={!isAllowed}
        aria-describedby={isAllowed ? undefined : reasonId}
        title={isAllowed ? undefined : reason}
        onClick={({ currentTarget }) =>
          isAllowed ? onDelete(currentTarget) : setReasonShown(true)
        }
      >
        {text}
      </Button>
      {!isAllowed && (
        <span id={reasonId} className={isReasonShown ? styles.reason : 'visually-hidden'}>
          {reason}
        </span>
      )}
    </div>
  );
}
