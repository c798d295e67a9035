import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useFocusBack } from '../../../lib/use-focus-back';
import type { Entry } from './prompts';

const ModelSheet = lazy(async () => ({ default: (await import('./model-sheet')).ModelSheet }));

/** How the dictionary shows it; only when asked, so that nobody signs after the avatar unasked. */
export function ModelSign({
  name,
  model,
}: {
  readonly name: string;
  readonly model: Entry['model'];
}) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  useFocusBack(isShown);
  // Its picture is the written word, not a sign.
  if (model.pictureKind === 'drawn') return <p>{t('giving.model.none')}</p>;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconEye size={20} />}
        aria-haspopup="dialog"
        onClick={() => {
          setShown(true);
          setWasShown(true);
        }}
      >
        {t('giving.model.show')}
      </Button>
      {wasShown && (
        <Suspense fallback={null}>
          <ModelSheet name={name} model={model} isShown={isShown} onHide={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
