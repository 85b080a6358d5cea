import { defineInteractiveSection } from '../define-section.ts';
import { interactiveCarouselSchema } from './interactive-carousel.schema.ts';
import { InteractiveCarousel } from './interactive-carousel.tsx';

export const interactiveCarouselSection = defineInteractiveSection({
  schema: interactiveCarouselSchema,
  view: InteractiveCarousel,
  texts: (t, { slides }) => ({
    carousel: t('interactive-carousel.carousel'),
    previous: t('interactive-carousel.previous'),
    next: t('interactive-carousel.next'),
    positions: slides.map((_slide, index) =>
      t('interactive-carousel.slide', { position: index + 1, count: slides.length }),
    ),
  }),
  shouldHydrate: ({ slides }) => slides.length > 1,
});
