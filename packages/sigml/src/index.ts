export type { Finding } from './finding.js';
export { asForm, fitted, problemsOf } from './fit.js';
export { type ImportedSign, importedSign, tried } from './imported.js';
export { type ReadSign, type RefusedSign, readSigml } from './read.js';
export { signLines, summaryLines, type TriedSign } from './table.js';
export { type Writable, writeSigml } from './write.js';
export { SigmlError } from './xml.js';
