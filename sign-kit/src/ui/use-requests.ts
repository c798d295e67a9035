import { useEffect, useMemo } from 'preact/hooks';
import type { SignRequest } from '../signer/signer.js';
import { useApp } from './context.js';
import type { Entry } from './entry.js';

const NONE: readonly SignRequest[] = [];

/** What the signer is asked for: nothing until every movement of a person that is among it has come. */
export function useRequests(entries: readonly Entry[]): readonly SignRequest[] {
  const { movementIn, askFor } = useApp().taken;
  useEffect(() => {
    for (const { form } of entries) if (form.taken) askFor(form.taken.clip);
  }, [entries, askFor]);
  const isTaken = entries.some(({ form }) => form.taken);
  const movements = isTaken ? movementIn : null;
  return useMemo(() => {
    const requests: SignRequest[] = [];
    for (const { form, face } of entries) {
      const movement = form.taken && movements?.(form.taken.clip);
      if (form.taken && !movement) return NONE;
      requests.push(movement ? { formId: form.id, movement } : { formId: form.id, face });
    }
    return requests;
  }, [entries, movements]);
}
