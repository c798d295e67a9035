// Generated from proto/ by `make contracts`. Do not edit.
import { operationsOf } from '../operations.js';
import { document } from './media.document.js';
import type { operations } from './media.js';

export const operationSchemas = operationsOf<operations>(document);
