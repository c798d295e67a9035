import { loadForms } from '@isl/lexicon';
import { describe, expect, it } from 'vitest';
import kept from '../measured-forms.json' with { type: 'json' };
import { measureForms } from '../src/attempt/measured-form.js';
import { aRig, LEXICON } from './support/fixtures.js';

describe('the measured forms', () => {
  it('are those of the lexicon as it is', () => {
    const now = measureForms(loadForms(LEXICON), aRig());
    const stale = Object.keys({ ...now, ...kept }).filter(
      (id) => JSON.stringify(now[id]) !== JSON.stringify(kept[id as keyof typeof kept]),
    );
    expect(stale, 'npm run -w @isl/signing measured-forms').toEqual([]);
  });
});
