import { defineSection } from '../define-section.ts';
import { faqSchema } from './faq.schema.ts';
import { Faq } from './faq.tsx';

export const faqSection = defineSection({
  schema: faqSchema,
  view: Faq,
});
