import { useMemo, useRef, useState } from 'preact/hooks';
import type { FigureName } from '../signer/signer.js';
import { type Movement, movementOf } from './movement.js';
import type { Taken, TakenPoints } from './taken.js';

type Look = { readonly figure: FigureName; readonly isLeftHanded: boolean };
type Movements = ReadonlyMap<string, Movement | null>;

export type TakenSigns = {
  /** But those of whose clips nothing can be made. */
  readonly signs: readonly Taken[];
  /** The movement in a clip; undefined until it was asked for and has come. */
  readonly movementIn: (clip: string) => Movement | null | undefined;
  readonly askFor: (clip: string) => void;
};

/** Signs made from people's clips: named by the framing page, whose movements come when one is to be shown. */
export function useTaken(
  send: (message: { readonly type: 'signkit:take-needed'; readonly clip: string }) => void,
  look: Look,
): TakenSigns & {
  readonly onNamed: (named: readonly Taken[]) => void;
  readonly onPoints: (points: TakenPoints) => void;
} {
  const [named, setNamed] = useState<readonly Taken[]>([]);
  const [movements, setMovements] = useState<Movements>(new Map());
  const asked = useRef(new Set<string>());
  const lookNow = useRef(look);
  lookNow.current = look;
  const told = useMemo(
    () => ({
      onNamed: (list: readonly Taken[]): void => {
        setNamed((before) => (JSON.stringify(before) === JSON.stringify(list) ? before : list));
        // What its giver took back is forgotten here as well.
        const clips = new Set(list.map(({ clip }) => clip));
        for (const clip of asked.current) if (!clips.has(clip)) asked.current.delete(clip);
        setMovements((before) => {
          const kept = [...before].filter(([clip]) => clips.has(clip));
          return kept.length === before.size ? before : new Map(kept);
        });
      },
      onPoints: ({ clip, file }: TakenPoints): void => {
        if (!asked.current.has(clip)) return;
        const made = file === null ? Promise.resolve(null) : movementOf(file, lookNow.current);
        void made.then((movement) => {
          if (!asked.current.has(clip)) return;
          setMovements((before) => new Map(before).set(clip, movement));
        });
      },
      askFor: (clip: string): void => {
        if (asked.current.has(clip)) return;
        asked.current.add(clip);
        send({ type: 'signkit:take-needed', clip });
      },
    }),
    [send],
  );
  const signs = useMemo(
    () => named.filter(({ clip }) => movements.get(clip) !== null),
    [named, movements],
  );
  // Another list only where another sign is in it: a movement that has come changes no vocabulary.
  const listed = useRef(signs);
  if (signs.length !== listed.current.length || signs.some((one, at) => one !== listed.current[at]))
    listed.current = signs;
  return {
    ...told,
    signs: listed.current,
    movementIn: useMemo(() => (clip: string) => movements.get(clip), [movements]),
  };
}
