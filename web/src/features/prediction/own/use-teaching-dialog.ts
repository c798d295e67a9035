import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TEACH_PARAM } from '../../../lib/teach-sign-path';

/** Whether the dialog stands open: by its button, or because the address names a sign to teach. */
export function useTeachingDialog() {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isAsked = search.has(TEACH_PARAM);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      if (isAsked) setSearch({}, { replace: true });
    },
  };
}
