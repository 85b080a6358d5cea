import type { InferOutput } from 'valibot';
import { faqSchema } from './faq/faq.schema.ts';
import { heroSchema } from './hero/hero.schema.ts';
import { interactiveCarouselSchema } from './interactive-carousel/interactive-carousel.schema.ts';
import { lightsCtaSchema } from './lights-cta/lights-cta.schema.ts';
import { richTextSchema } from './rich-text/rich-text.schema.ts';
import { textWithImageSchema } from './text-with-image/text-with-image.schema.ts';
import { uspsSchema } from './usps/usps.schema.ts';

/** How each section type is read from the CMS's JSON. The types of all sections are born here. */
export const schemas = {
  hero: heroSchema,
  'rich-text': richTextSchema,
  'text-with-image': textWithImageSchema,
  usps: uspsSchema,
  faq: faqSchema,
  'interactive-carousel': interactiveCarouselSchema,
  'lights-cta': lightsCtaSchema,
};

export type SectionType = keyof typeof schemas;
export type SectionProps<Type extends SectionType> = InferOutput<ReturnType<(typeof schemas)[Type]>>;

export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(schemas, type);
}
