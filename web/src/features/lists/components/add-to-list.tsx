import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';

const ListChoice = lazy(async () => ({ default: (await import('./list-choice')).ListChoice }));

/** The way of a sign into lists of one's own. */
export function AddToList({ signId, name }: { readonly signId: string; readonly name: string }) {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListDetails size={20} />}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {t('lists.add')}
      </Button>
      {wasOpened && (
        <Suspense>
          <ListChoice signId={signId} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
