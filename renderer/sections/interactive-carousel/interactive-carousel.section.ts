import { defineInteractiveSection } from '../define-section.ts';
import { interactiveCarouselSchema } from './interactive-carousel.schema.ts';
import { InteractiveCarousel } from './interactive-carousel.tsx';

export const interactiveCarouselSection = defineInteractiveSection({
  schema: interactiveCarouselSchema,
  view: InteractiveCarousel,
  shouldHydrate: ({ slides }) => slides.length > 1,
});
