// Generated from proto/ by `make contracts`. Do not edit.
import { operationsOf } from '../operations.js';
import { document } from './common.document.js';
import type { operations } from './common.js';

export const operationSchemas = operationsOf<operations>(document);
