import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FormVerdicts, withVerdicts } from '@isl/lexicon';

export type Exported = {
  /** The forms whose files are written anew. */
  readonly written: readonly string[];
  /** Why a form's file stays as it is although somebody judged the form. */
  readonly refused: readonly string[];
};

/** Writes what the verdicts decide into the forms' files; a second time changes nothing. */
export function exportVerdicts(lexiconDir: string, verdicts: FormVerdicts): Exported {
  const written: string[] = [];
  const refused: string[] = [];
  for (const [formId, said] of verdicts) {
    const file = join(lexiconDir, 'forms', `${formId}.json`);
    try {
      const before = readFileSync(file, 'utf8');
      const after = withVerdicts(before, said);
      if (after === before) continue;
      writeFileSync(file, after);
      written.push(formId);
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { written, refused };
}
