// Generated from proto/ by `make contracts`. Do not edit.
import { operationsOf } from '../operations.js';
import { document } from './content.document.js';
import type { operations } from './content.js';

export const operationSchemas = operationsOf<operations>(document);
