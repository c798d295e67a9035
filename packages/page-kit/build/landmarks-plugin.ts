import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WASM = 'virtual:tasks-vision-wasm/';
const FOLDER = join(dirname(fileURLToPath(import.meta.resolve('@mediapipe/tasks-vision'))), 'wasm');
const LOADER = join(FOLDER, 'vision_wasm_internal.js');
/** How the loader's last lines hand it to whoever loads it. */
const UMD = /if \(typeof exports === 'object'[\s\S]*$/;
/** Its own way of logging counts on what a module does not do: a function that leaves its block. */
const MODULE = 'const custom_dbg = console.debug; export default ModuleFactory;';

const BYTES = 'virtual:landmark-bytes';
const RESOLVED_BYTES = `\0${BYTES}`;
const MODELS = fileURLToPath(new URL('../models/', import.meta.url));

/**
 * MediaPipe's package hides its WebAssembly from imports, and its loader is a classic script. Both
 * become parts of the build like any other: `virtual:tasks-vision-wasm/` names that folder, and
 * the loader exports what it makes, for a worker that is a module. `virtual:landmark-bytes` says how
 * large each file is, so that a page can tell before it fetches any.
 */
export function landmarksPlugin(): Plugin {
  return {
    name: 'isl-landmarks',
    enforce: 'pre',
    resolveId: (id) => {
      if (id === BYTES) return RESOLVED_BYTES;
      return id.startsWith(WASM) ? join(FOLDER, id.slice(WASM.length)) : null;
    },
    load: (id) => (id === RESOLVED_BYTES ? `export default ${JSON.stringify(bytes())};` : null),
    transform: (code, id) =>
      id === LOADER ? { code: code.replace(UMD, MODULE), map: null } : null,
  };
}

function bytes(): Record<string, number> {
  const sizes = ['hands', 'body', 'face'].map(
    (name) => [name, statSync(join(MODELS, `${name}.task`)).size] as const,
  );
  return {
    ...Object.fromEntries(sizes),
    wasm: statSync(join(FOLDER, 'vision_wasm_internal.wasm')).size,
  };
}
