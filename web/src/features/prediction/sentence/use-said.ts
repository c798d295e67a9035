import { useState } from 'react';
import type { GenerateReply } from './api';

/** What of a reply is said: as it came, until the person chooses a reading or its feeling. Each reply begins anew. */
export function useSaid(reply: GenerateReply): {
  readonly said: string;
  readonly setSaid: (said: string) => void;
  /** Another for each reply. */
  readonly turn: number;
} {
  const [kept, keep] = useState({ reply, said: reply.rewritten_sentence, turn: 0 });
  const current =
    kept.reply === reply ? kept : { reply, said: reply.rewritten_sentence, turn: kept.turn + 1 };
  if (current !== kept) keep(current);
  return {
    said: current.said,
    setSaid: (said) => keep({ ...current, said }),
    turn: current.turn,
  };
}
