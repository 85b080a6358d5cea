import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** Running text. Sets inside it become separate sections (`splitBardSets`). */
export function richTextSchema({ text, heading, html, choice }: FieldSchemas) {
  return v.object({ eyebrow: text, heading, content: html, width: choice('text', 'wide') });
}
