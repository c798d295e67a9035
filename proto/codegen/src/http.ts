import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundle } from './bundle.js';
import { BANNER, formatted, OPENAPI, TS_OUT } from './places.js';

const SERVICES = ['common', 'operations', 'content', 'media', 'gateway', 'rewriter'] as const;

export async function generateServices(): Promise<void> {
  for (const name of SERVICES) await generateService(name);
}

async function generateService(name: string): Promise<void> {
  const file = join(OPENAPI, `${name}.yaml`);
  const types = await openapiTS(pathToFileURL(file), { alphabetize: true });
  writeFileSync(join(TS_OUT, `${name}.ts`), BANNER + astToString(types));
  writeFileSync(
    join(TS_OUT, `${name}.document.ts`),
    formatted(
      `${BANNER}export const document: Record<string, unknown> = ${JSON.stringify(bundle(file))};\n`,
    ),
  );
  writeFileSync(
    join(TS_OUT, `${name}.schemas.ts`),
    `${BANNER}import { operationsOf } from '../operations.js';
import { document } from './${name}.document.js';
import type { operations } from './${name}.js';

export const operationSchemas = operationsOf<operations>(document);
`,
  );
}

/** The gateway serves these as API documentation; each carries inside it what it refers to. */
export function generateDocuments(): void {
  const served = SERVICES.filter((name) => name !== 'common' && name !== 'operations');
  const lines = served.map(
    (name) => `import { document as ${name} } from './${name}.document.js';\n`,
  );
  writeFileSync(
    join(TS_OUT, 'documents.ts'),
    `${BANNER}${lines.join('')}\nexport const documents = { ${served.join(', ')} };\n`,
  );
}
