// Generated from proto/ by `make contracts`. Do not edit.
import { document as content } from './content.document.js';
import { document as media } from './media.document.js';
import { document as gateway } from './gateway.document.js';
import { document as rewriter } from './rewriter.document.js';

export const documents = { content, media, gateway, rewriter };
