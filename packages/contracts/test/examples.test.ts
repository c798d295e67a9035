import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const PROTO = join(import.meta.dirname, '../../../proto');
const SOURCES: Record<string, string> = {
  common: 'openapi/common.yaml',
  content: 'openapi/content.yaml',
  media: 'openapi/media.yaml',
  gateway: 'openapi/gateway.yaml',
  rewriter: 'openapi/rewriter.yaml',
  frames: 'socket/frames.yaml',
  vocabulary: 'vocabulary/vocabulary.yaml',
};

const ajv = new Ajv2020({ strict: false });
(addFormatsModule as unknown as typeof addFormatsModule.default)(ajv);
for (const path of Object.values(SOURCES)) {
  const document = parse(readFileSync(join(PROTO, path), 'utf8')) as Record<string, unknown>;
  ajv.addSchema({ $id: `https://proto/${path}`, components: document.components });
}

function problemsOf(document: string, schema: string, value: unknown): string {
  const validate = ajv.compile({
    $ref: `https://proto/${SOURCES[document]}#/components/schemas/${schema}`,
  });
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

describe('the examples of the contracts', () => {
  const files = readdirSync(join(PROTO, 'examples'));

  it.each(files)('%s is what its schema says', (file) => {
    const [document = '', schema = ''] = file.split('.');
    const value: unknown = JSON.parse(readFileSync(join(PROTO, 'examples', file), 'utf8'));
    expect(problemsOf(document, schema, value)).toBe('');
  });

  it('would not pass with a field missing', () => {
    expect(problemsOf('content', 'Post', { title: 'no id' })).toContain('required property');
  });
});
