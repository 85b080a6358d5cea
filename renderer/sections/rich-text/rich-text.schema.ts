import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** Running text. Sets inside it were split into sections of their own (`split-bard-sets.ts`). */
export function richTextSchema({ text, heading, html, choice }: FieldSchemas) {
  return v.object({ eyebrow: text, heading, content: html, width: choice('text', 'wide') });
}
