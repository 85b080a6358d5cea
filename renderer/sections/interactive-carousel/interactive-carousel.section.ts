import { fillFromShop, referencesOf } from '../../shop/fill-from-shop.ts';
import { defineInteractiveSection } from '../define-section.ts';
import { interactiveCarouselSchema } from './interactive-carousel.schema.ts';
import { InteractiveCarousel } from './interactive-carousel.tsx';

export const interactiveCarouselSection = defineInteractiveSection({
  schema: interactiveCarouselSchema,
  view: InteractiveCarousel,
  requirements: ({ slides }) => ({ shop: referencesOf(slides) }),
  texts: (t, { slides }, { shop }) => ({
    carousel: t('interactive-carousel.carousel'),
    previous: t('interactive-carousel.previous'),
    next: t('interactive-carousel.next'),
    positions: fillFromShop(slides, shop).map((_slide, index, { length: count }) =>
      t('interactive-carousel.slide', { position: index + 1, count }),
    ),
  }),
  hydration: ({ slides }, { shop }) => (fillFromShop(slides, shop).length > 1 ? 'onIntent' : 'never'),
});
