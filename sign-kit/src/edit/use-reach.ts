import type { Form } from '@isl/lexicon/form';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Segments } from './notation.js';
import { isSolvable, type Strain, strainsOf } from './reach.js';

/** Long enough for the picture to be drawn first. */
const AFTER_MS = 150;

export type Reach = {
  /** The newest form that can be shown. */
  readonly shown: Form;
  readonly isSolvable: boolean;
  /** Null until they are known. */
  readonly strains: readonly Strain[] | null;
};

/** What a body makes of the parts as they are now. */
export function useReach(form: Form, segments: Segments): Reach {
  const now = useMemo<Form>(() => ({ ...form, segments }), [form, segments]);
  const isShown = useMemo(() => isSolvable(now), [now]);
  const latest = useRef(form);
  if (isShown) latest.current = now;
  const [strains, setStrains] = useState<readonly Strain[] | null>(null);
  useEffect(() => {
    setStrains(null);
    const timer = setTimeout(() => setStrains(strainsOf(now)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return { shown: latest.current, isSolvable: isShown, strains };
}
