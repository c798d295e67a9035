export type { Finding } from './finding.js';
export { asForm, type Fit, fitted, problemsOf } from './fit.js';
export { type ReadSign, type RefusedSign, readSigml } from './read.js';
export { type Writable, writeSigml } from './write.js';
export { SigmlError } from './xml.js';
