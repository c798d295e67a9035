import { mkdirSync } from 'node:fs';
import { generateErrors } from './errors.js';
import { generateFrames } from './frames.js';
import { generateDocuments, generateServices } from './http.js';
import { generateLanguage, generateWireModels } from './models.js';
import { PY_OUT, TS_OUT } from './places.js';
import { generateParts, generateTokens, generateVocabulary } from './words.js';

mkdirSync(TS_OUT, { recursive: true });
mkdirSync(PY_OUT, { recursive: true });
await generateServices();
await generateFrames();
generateTokens();
generateErrors();
generateVocabulary();
generateParts();
generateDocuments();
generateWireModels();
await generateLanguage();
