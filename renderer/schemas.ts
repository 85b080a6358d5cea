import type { InferOutput } from 'valibot';
import { faqSchema } from './faq/faq.schema.ts';

/** How each section type is read from the CMS's JSON. The types of all sections are born here. */
export const schemas = {
  faq: faqSchema,
};

export type SectionType = keyof typeof schemas;
export type SectionProps<Type extends SectionType> = InferOutput<ReturnType<(typeof schemas)[Type]>>;

export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(schemas, type);
}
