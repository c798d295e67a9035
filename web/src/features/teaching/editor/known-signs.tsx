import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { TaughtCourse } from '../api';

export type KnownSign = {
  readonly _id: string;
  readonly name: string;
  readonly nameHi?: string;
  readonly image?: string;
};

type Known = {
  readonly signs: ReadonlyMap<string, KnownSign>;
  /** Somebody picked it just now. */
  readonly learn: (sign: KnownSign) => void;
};

const KnownContext = createContext<Known>({ signs: new Map(), learn: () => {} });

/** Names and pictures of the signs that a course has, and of those that come to it. */
export function KnownSigns({
  course,
  children,
}: {
  readonly course: TaughtCourse;
  readonly children: ReactNode;
}) {
  const [signs, setSigns] = useState<ReadonlyMap<string, KnownSign>>(
    () => new Map(course.signs.map((sign) => [sign._id, sign])),
  );
  const learn = useCallback(
    (sign: KnownSign) => setSigns((before) => new Map(before).set(sign._id, sign)),
    [],
  );
  const known = useMemo(() => ({ signs, learn }), [signs, learn]);
  return <KnownContext value={known}>{children}</KnownContext>;
}

export const useKnownSigns = (): Known => useContext(KnownContext);

/** What a sign is called in the reader's language. */
export function useNameIn(): (sign: KnownSign) => string {
  const isHindi = useTranslation().i18n.language === 'hi';
  return ({ name, nameHi }) => (isHindi ? nameHi : undefined) ?? name;
}

/** As above of a sign of the course, or its id where that is all that is known. */
export function useSignName(): (id: string) => string {
  const { signs } = useKnownSigns();
  const nameIn = useNameIn();
  return (id) => {
    const sign = signs.get(id);
    return sign ? nameIn(sign) : id;
  };
}
