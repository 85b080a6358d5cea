import { defineInteractiveSection } from '../define-section.ts';
import { gallerySchema } from './gallery.schema.ts';
import { Gallery } from './gallery.tsx';

export const gallerySection = defineInteractiveSection({
  schema: gallerySchema,
  view: Gallery,
  texts: (t, { pictures }) => ({
    gallery: t('gallery.gallery'),
    enlarge: t('gallery.enlarge'),
    close: t('gallery.close'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    zoomIn: t('gallery.zoomIn'),
    zoomOut: t('gallery.zoomOut'),
    positions: pictures.map((_picture, index) =>
      t('gallery.position', { position: index + 1, count: pictures.length }),
    ),
  }),
  hydration: ({ pictures }) => (pictures.length > 0 ? 'onIntent' : 'never'),
});
