import type { ComponentType } from 'react';
import type { SectionContext } from '../render/section-context.ts';
import { ContentCards } from './content-cards/content-cards.tsx';
import { Faq } from './faq/faq.tsx';
import { Form } from './form/form.tsx';
import { FullWidthMedia } from './full-width-media/full-width-media.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Hero } from './hero/hero.tsx';
import { Icon } from './icon/icon.tsx';
import { ImageOnlyToggle } from './image-only-toggle/image-only-toggle.tsx';
import { ImageToggleButtons } from './image-toggle-buttons/image-toggle-buttons.tsx';
import { ImageToggleRange } from './image-toggle-range/image-toggle-range.tsx';
import { ImageToggle } from './image-toggle/image-toggle.tsx';
import { InteractiveCarousel } from './interactive-carousel/interactive-carousel.tsx';
import { LightsCta } from './lights-cta/lights-cta.tsx';
import { PointsOfSaleOverview } from './points-of-sale-overview/points-of-sale-overview.tsx';
import { RichText } from './rich-text/rich-text.tsx';
import type { SectionProps, SectionType } from './schemas.ts';
import { SmallCtaBanner } from './small-cta-banner/small-cta-banner.tsx';
import { TextWithImage } from './text-with-image/text-with-image.tsx';
import { Usps } from './usps/usps.tsx';

export type ViewProps<Type extends SectionType> = SectionProps<Type> & {
  readonly context: SectionContext<Type>;
};

/** Each section type's view. Only the server imports this list: a static view's code never reaches a browser. */
export const views: { readonly [Type in SectionType]: ComponentType<ViewProps<Type>> } = {
  hero: Hero,
  'rich-text': RichText,
  'text-with-image': TextWithImage,
  usps: Usps,
  faq: Faq,
  'interactive-carousel': InteractiveCarousel,
  'lights-cta': LightsCta,
  'image-only-toggle': ImageOnlyToggle,
  'image-toggle': ImageToggle,
  'image-toggle-buttons': ImageToggleButtons,
  'image-toggle-range': ImageToggleRange,
  'small-cta-banner': SmallCtaBanner,
  'content-cards': ContentCards,
  icon: Icon,
  'full-width-media': FullWidthMedia,
  gallery: Gallery,
  form: Form,
  'points-of-sale-overview': PointsOfSaleOverview,
};
