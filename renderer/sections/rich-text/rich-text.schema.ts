import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** Running text. Sets inside it have become sections of their own before it is read here. */
export function richTextSchema({ text, heading, html, choice }: Fields) {
  return v.object({ eyebrow: text, heading, content: html, width: choice('text', 'wide') });
}
