import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** A figure's file is points and numbers: a third of it is left. */
const WORTH_IT = /\.(js|css|html|svg|json|webmanifest|txt|wasm|glb)$/;
/** Smaller files are not worth another header. */
const WORTH_BYTES = 1024;
/** A file as large as this would take half a minute at brotli's best for a tenth less. */
const LARGE_BYTES = 1024 * 1024;
const LARGE_QUALITY = 9;
const brotli = promisify(brotliCompress);

/** Beside each file of the build that is worth it the same one smaller, for who can read it. */
export function compressPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'isl-compress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
        await Promise.all(
          names.filter((name) => WORTH_IT.test(name)).map((name) => compress(join(outDir, name))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < WORTH_BYTES) return;
  const best = content.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : LARGE_QUALITY;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: best } };
  writeFileSync(`${file}.br`, await brotli(content, quality));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
