import { defineInteractiveSection } from '../define-section.ts';
import { gallerySchema } from './gallery.schema.ts';
import { Gallery } from './gallery.tsx';

export const gallerySection = defineInteractiveSection({
  schema: gallerySchema,
  view: Gallery,
  shouldHydrate: ({ pictures }) => pictures.length > 0,
});
