import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { readYaml } from './bundle.js';
import { dataSchemas } from './data-schemas.js';
import { asOpenApi } from './open-api.js';
import { BANNER, GRAMMAR, LEXICON, OPENAPI, PY_BANNER, PY_OUT, ROOT } from './places.js';

type Document = { components: { schemas: Record<string, unknown> } };

export function generateWireModels(): void {
  const common = readYaml(join(OPENAPI, 'common.yaml')) as Document;
  const rewriter = readYaml(join(OPENAPI, 'rewriter.yaml')) as Document;
  const frames = readYaml(join(ROOT, 'proto/socket/frames.yaml')) as Document;
  const { ClipId, CopyState, Error: error, Examples, ExamplesWanted } = common.components.schemas;
  const { Health, Ready, SignExamples, SnapshotId, SocketsState } = common.components.schemas;
  const schemas = {
    ...frames.components.schemas,
    ...rewriter.components.schemas,
    ClipId,
    CopyState,
    Error: error,
    Examples,
    ExamplesWanted,
    Health,
    Ready,
    SignExamples,
    SnapshotId,
    SocketsState,
  };
  writeModels('wire.py', asOpenApi(schemas));
  writeFileSync(join(PY_OUT, '__init__.py'), '');
}

/** The lexicon's and the grammar's files, as the schemas beside them say. */
export async function generateLanguage(): Promise<void> {
  const lexicon = asOpenApi(dataSchemas(join(LEXICON, 'schema')));
  const types = await openapiTS(JSON.stringify(lexicon), {
    alphabetize: true,
    arrayLength: true,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
  });
  mkdirSync(join(LEXICON, 'src/generated'), { recursive: true });
  // `immutable` forgets lists that are never empty.
  const code = astToString(types).replaceAll(/: \[$/gm, ': readonly [');
  writeFileSync(join(LEXICON, 'src/generated/lexicon.ts'), BANNER + code);
  const both = dataSchemas(join(LEXICON, 'schema'), join(GRAMMAR, 'schema'));
  // A reader keeps them for as long as it lives: nobody may change one.
  writeModels('language.py', asOpenApi(both), [
    '--use-generic-container-types',
    '--use-unique-items-as-set',
    '--enable-faux-immutability',
  ]);
}

/** Pydantic's models of these schemas. */
function writeModels(
  file: string,
  document: Record<string, unknown>,
  more: readonly string[] = [],
): void {
  const folder = mkdtempSync(join(tmpdir(), 'isl-contracts-'));
  try {
    const input = join(folder, file.replace('.py', '.json'));
    writeFileSync(input, JSON.stringify(document));
    const options = [
      ['--input', input],
      ['--input-file-type', 'openapi'],
      ['--output', join(PY_OUT, file)],
      ['--output-model-type', 'pydantic_v2.BaseModel'],
      ['--target-python-version', '3.11'],
      ['--formatters', 'ruff-format'],
      ['--use-annotated'],
      ['--use-standard-collections'],
      ['--use-union-operator'],
      ['--use-schema-description'],
      ['--collapse-root-models'],
      ['--enum-field-as-literal', 'all'],
      ['--disable-timestamp'],
      ['--custom-file-header', PY_BANNER],
      more,
    ].flat();
    execFileSync(join(ROOT, '.venv/bin/datamodel-codegen'), options, {
      stdio: 'inherit',
      cwd: ROOT,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
