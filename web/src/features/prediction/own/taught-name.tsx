import { Button, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath } from '../../../lib/paths';
import own from './own-signs-dialog.module.css';
import type { SignToTeach } from './use-sign-to-teach';

/** What the sign is called: a word of the dictionary that was chosen, or what somebody writes. */
export function TaughtName({
  toTeach: { sign, isUnknown, forget },
  name,
  onName,
  isReplacing,
  isMissing,
  inputRef,
}: {
  readonly toTeach: SignToTeach;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly isReplacing: boolean;
  readonly isMissing: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation();
  if (sign) {
    return (
      <div className={own.chosen}>
        <p>
          {t('prediction.own.chosen')}{' '}
          <Link to={productPath(sign._id)} lang="en">
            {sign.gloss}
          </Link>
          {isReplacing && <small className={own.note}>{t('prediction.own.replaces')}</small>}
        </p>
        <Button variant="subtle" onClick={forget}>
          {t('prediction.own.other')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {isUnknown && <p role="status">{t('prediction.own.unknown')}</p>}
      <TextInput
        ref={inputRef}
        label={t('prediction.own.name')}
        description={t(isReplacing ? 'prediction.own.replaces' : 'prediction.own.nameHint')}
        error={isMissing ? t('prediction.own.noName') : null}
        maxLength={40}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
    </>
  );
}
