import { useState } from 'react';
import type { GenerateReply } from './api';

/** What of a reply is said: as it came, until the person chooses a reading or its feeling. Each reply begins anew. */
export function useSaid(reply: GenerateReply): {
  readonly said: string;
  readonly setSaid: (said: string) => void;
} {
  const [kept, keep] = useState({ reply, said: reply.rewritten_sentence });
  const current = kept.reply === reply ? kept : { reply, said: reply.rewritten_sentence };
  if (current !== kept) keep(current);
  return { said: current.said, setSaid: (said) => keep({ reply, said }) };
}
