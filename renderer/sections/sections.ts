import type { ComponentProps } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { FieldSchemas } from '../parse/fields.ts';
import { contentCardsSection } from './content-cards/content-cards.section.ts';
import { cookieDeclarationSection } from './cookie-declaration/cookie-declaration.section.ts';
import type { Hydration, SectionData, SectionRequirements, TranslateSection } from './define-section.ts';
import { faqSection } from './faq/faq.section.ts';
import { formSection } from './form/form.section.ts';
import { fullWidthMediaSection } from './full-width-media/full-width-media.section.ts';
import { gallerySection } from './gallery/gallery.section.ts';
import { heroSection } from './hero/hero.section.ts';
import { iconSection } from './icon/icon.section.ts';
import { imageOnlyToggleSection } from './image-only-toggle/image-only-toggle.section.ts';
import { imageToggleButtonsSection } from './image-toggle-buttons/image-toggle-buttons.section.ts';
import { imageToggleRangeSection } from './image-toggle-range/image-toggle-range.section.ts';
import { imageToggleSection } from './image-toggle/image-toggle.section.ts';
import { interactiveCarouselSection } from './interactive-carousel/interactive-carousel.section.ts';
import { lightsCtaSection } from './lights-cta/lights-cta.section.ts';
import { pointsOfSaleOverviewSection } from './points-of-sale-overview/points-of-sale-overview.section.ts';
import { richTextSection } from './rich-text/rich-text.section.ts';
import { smallCtaBannerSection } from './small-cta-banner/small-cta-banner.section.ts';
import { textWithImageSection } from './text-with-image/text-with-image.section.ts';
import { uspsSection } from './usps/usps.section.ts';

/** The definitions of all section types. Only the server imports this list, so the code of static views never reaches a browser. */
export const sectionDefinitions = {
  hero: heroSection,
  'rich-text': richTextSection,
  'text-with-image': textWithImageSection,
  usps: uspsSection,
  faq: faqSection,
  'interactive-carousel': interactiveCarouselSection,
  'lights-cta': lightsCtaSection,
  'image-only-toggle': imageOnlyToggleSection,
  'image-toggle': imageToggleSection,
  'image-toggle-buttons': imageToggleButtonsSection,
  'image-toggle-range': imageToggleRangeSection,
  'small-cta-banner': smallCtaBannerSection,
  'content-cards': contentCardsSection,
  icon: iconSection,
  'full-width-media': fullWidthMediaSection,
  gallery: gallerySection,
  form: formSection,
  'points-of-sale-overview': pointsOfSaleOverviewSection,
  'cookie-declaration': cookieDeclarationSection,
};

export type SectionType = keyof typeof sectionDefinitions;

export type SectionProps<Type extends SectionType> = InferOutput<
  ReturnType<(typeof sectionDefinitions)[Type]['schema']>
>;

/** The kinds of data that each section type requires; `never` for types that require none. */
export type SectionDataKinds = {
  readonly [Type in SectionType]: keyof ComponentProps<
    (typeof sectionDefinitions)[Type]['view']
  >['context']['data'];
};

/** Returns whether a text is the name of a section type, such as `rich-text`. */
export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(sectionDefinitions, type);
}

type DefinitionOf<Type extends SectionType> = {
  schema(fields: FieldSchemas): GenericSchema<unknown, SectionProps<Type>>;
  requirements?(props: SectionProps<Type>): SectionRequirements;
  texts?(t: TranslateSection, props: SectionProps<Type>, data: SectionData): object;
  hydration?(props: SectionProps<Type>, data: SectionData): Hydration;
};

/** Returns the definition of a type. Unlike `sectionDefinitions[type]`, the result keeps the relation between the type and its props. */
export function definitionOf<Type extends SectionType>(type: Type): DefinitionOf<Type> {
  const definitions: { readonly [Key in SectionType]: DefinitionOf<Key> } = sectionDefinitions;
  return definitions[type];
}
