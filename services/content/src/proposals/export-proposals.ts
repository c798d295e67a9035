import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Form, formHashOf } from '@isl/lexicon';
import type { ProposalDocument } from './proposals.mapper.js';

/**
 * Writes accepted proposals beside the lexicon's forms, without names, for a maintainer to take over; what a
 * form has become already is left out. The files that were written.
 */
export function exportProposals(
  lexiconDir: string,
  accepted: readonly ProposalDocument[],
  hashes: ReadonlyMap<string, string>,
): readonly string[] {
  const folder = join(lexiconDir, 'proposals');
  const open = accepted.filter(
    ({ formId, segments }) =>
      formHashOf({ segments: segments as unknown as Form['segments'] }) !== hashes.get(formId),
  );
  if (open.length > 0) mkdirSync(folder, { recursive: true });
  return open.map(({ _id, formId, formHash, segments, reason, settled }) => {
    const name = `${formId}.${_id}.json`;
    const proposal = {
      ...{ form: formId, reason, word: settled?.word ?? '' },
      acceptedOn: settled?.at.toISOString().slice(0, 10),
      isOfTheFormAsItIs: formHash === hashes.get(formId),
      segments,
    };
    writeFileSync(join(folder, name), `${JSON.stringify(proposal, null, 2)}\n`);
    return `proposals/${name}`;
  });
}
