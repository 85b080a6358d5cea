import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** Running text. Sets inside it were split into sections of their own (`split-bard-sets.ts`). */
export function richTextSchema({ text, heading, html, choice }: Fields) {
  return v.object({ eyebrow: text, heading, content: html, width: choice('text', 'wide') });
}
