import type { ComponentType } from 'react';
import { Faq } from './faq/faq.tsx';
import type { SectionFrame } from './frame.ts';
import { Hero } from './hero/hero.tsx';
import { InteractiveCarousel } from './interactive-carousel/interactive-carousel.tsx';
import { LightsCta } from './lights-cta/lights-cta.tsx';
import { RichText } from './rich-text/rich-text.tsx';
import type { SectionProps, SectionType } from './schemas.ts';
import { TextWithImage } from './text-with-image/text-with-image.tsx';
import { Usps } from './usps/usps.tsx';

export type ViewProps<Type extends SectionType> = SectionProps<Type> & { readonly frame: SectionFrame<Type> };

/** Each section type's view. Only the server imports this list: a static view's code never reaches a browser. */
export const views: { readonly [Type in SectionType]: ComponentType<ViewProps<Type>> } = {
  hero: Hero,
  'rich-text': RichText,
  'text-with-image': TextWithImage,
  usps: Usps,
  faq: Faq,
  'interactive-carousel': InteractiveCarousel,
  'lights-cta': LightsCta,
};
