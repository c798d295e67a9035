// Generated from proto/ by `make contracts`. Do not edit.
import { operationsOf } from '../operations.js';
import { document } from './operations.document.js';
import type { operations } from './operations.js';

export const operationSchemas = operationsOf<operations>(document);
