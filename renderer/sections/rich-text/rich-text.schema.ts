import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** Text after a set continues the text before it. */
const continuesSchema = v.optional(
  v.object({
    /** Whether the text before has a heading of the section. */
    has_heading: v.boolean(),
    /** Levels of the headings in the text before that contain this text. */
    open_levels: v.array(v.number()),
  }),
);

/** Running text. Sets inside it become separate sections (`splitBardSets`). */
export function richTextSchema({ text, heading, html, choice }: FieldSchemas) {
  return v.object({
    eyebrow: text,
    heading,
    content: html,
    width: choice('text', 'wide'),
    continues: continuesSchema,
  });
}
