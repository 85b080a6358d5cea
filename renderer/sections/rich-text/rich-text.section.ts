import { defineSection } from '../define-section.ts';
import { richTextSchema } from './rich-text.schema.ts';
import { RichText } from './rich-text.tsx';

export const richTextSection = defineSection({
  schema: richTextSchema,
  view: RichText,
});
