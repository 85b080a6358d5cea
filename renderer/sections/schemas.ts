import type { InferOutput } from 'valibot';
import { contentCardsSchema } from './content-cards/content-cards.schema.ts';
import { faqSchema } from './faq/faq.schema.ts';
import { formSchema } from './form/form.schema.ts';
import { fullWidthMediaSchema } from './full-width-media/full-width-media.schema.ts';
import { gallerySchema } from './gallery/gallery.schema.ts';
import { heroSchema } from './hero/hero.schema.ts';
import { iconSchema } from './icon/icon.schema.ts';
import { imageOnlyToggleSchema } from './image-only-toggle/image-only-toggle.schema.ts';
import { imageToggleButtonsSchema } from './image-toggle-buttons/image-toggle-buttons.schema.ts';
import { imageToggleRangeSchema } from './image-toggle-range/image-toggle-range.schema.ts';
import { imageToggleSchema } from './image-toggle/image-toggle.schema.ts';
import { interactiveCarouselSchema } from './interactive-carousel/interactive-carousel.schema.ts';
import { lightsCtaSchema } from './lights-cta/lights-cta.schema.ts';
import { pointsOfSaleOverviewSchema } from './points-of-sale-overview/points-of-sale-overview.schema.ts';
import { richTextSchema } from './rich-text/rich-text.schema.ts';
import { smallCtaBannerSchema } from './small-cta-banner/small-cta-banner.schema.ts';
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
  'image-only-toggle': imageOnlyToggleSchema,
  'image-toggle': imageToggleSchema,
  'image-toggle-buttons': imageToggleButtonsSchema,
  'image-toggle-range': imageToggleRangeSchema,
  'small-cta-banner': smallCtaBannerSchema,
  'content-cards': contentCardsSchema,
  icon: iconSchema,
  'full-width-media': fullWidthMediaSchema,
  gallery: gallerySchema,
  form: formSchema,
  'points-of-sale-overview': pointsOfSaleOverviewSchema,
};

export type SectionType = keyof typeof schemas;
export type SectionProps<Type extends SectionType> = InferOutput<ReturnType<(typeof schemas)[Type]>>;

export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(schemas, type);
}
