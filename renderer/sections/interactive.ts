import type { sectionDefinitions, SectionType } from './sections.ts';

type SectionDefinitions = typeof sectionDefinitions;

type InteractiveType = {
  [Type in SectionType]: SectionDefinitions[Type] extends { hydration: unknown } ? Type : never;
}[SectionType];

/** The views that can hydrate in the browser, each in a lazily loaded chunk. They are exactly the types whose definition has `hydration`. */
export const interactiveViews = {
  'interactive-carousel': async () =>
    (await import('./interactive-carousel/interactive-carousel.tsx')).InteractiveCarousel,
  'image-toggle-range': async () =>
    (await import('./image-toggle-range/image-toggle-range.tsx')).ImageToggleRange,
  'full-width-media': async () => (await import('./full-width-media/full-width-media.tsx')).FullWidthMedia,
  form: async () => (await import('./form/form.tsx')).Form,
  gallery: async () => (await import('./gallery/gallery.tsx')).Gallery,
} satisfies { readonly [Type in InteractiveType]: () => Promise<SectionDefinitions[Type]['view']> };

/** Returns whether sections of a type can hydrate. */
export function isInteractive(type: string): type is InteractiveType {
  return Object.hasOwn(interactiveViews, type);
}
