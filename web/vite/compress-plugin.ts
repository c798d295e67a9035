import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;
/** Smaller files are not worth another header. */
const WORTH_BYTES = 1024;
/** A file as large as this would take half a minute at brotli's best for a tenth less. */
const LARGE_BYTES = 1024 * 1024;
const LARGE_QUALITY = 9;
const brotli = promisify(brotliCompress);

/** Beside each text of the build the same one smaller, which the gateway sends to who can read it. */
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
          names.filter((name) => TEXT.test(name)).map((name) => compress(join(outDir, name))),
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
