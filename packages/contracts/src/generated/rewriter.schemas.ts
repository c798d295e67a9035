// Generated from proto/ by `make contracts`. Do not edit.
import { operationsOf } from '../operations.js';
import { document } from './rewriter.document.js';
import type { operations } from './rewriter.js';

export const operationSchemas = operationsOf<operations>(document);
