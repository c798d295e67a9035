// Generated from proto/ by `make contracts`. Do not edit.
import { operationsOf } from '../operations.js';
import { document } from './gateway.document.js';
import type { operations } from './gateway.js';

export const operationSchemas = operationsOf<operations>(document);
