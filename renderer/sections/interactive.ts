import type { ComponentType } from 'react';
import type { SectionType } from './schemas.ts';
import type { ViewProps } from './views.ts';

type Interactive = { readonly [Type in SectionType]?: () => Promise<ComponentType<ViewProps<Type>>> };

/** The section types that can hydrate in the browser, each with its own lazily loaded chunk; `hydrates` says which sections do. */
export const interactive = {
  'interactive-carousel': async () =>
    (await import('./interactive-carousel/interactive-carousel.tsx')).InteractiveCarousel,
  'image-toggle-range': async () =>
    (await import('./image-toggle-range/image-toggle-range.tsx')).ImageToggleRange,
  'full-width-media': async () => (await import('./full-width-media/full-width-media.tsx')).FullWidthMedia,
  form: async () => (await import('./form/form.tsx')).Form,
  gallery: async () => (await import('./gallery/gallery.tsx')).Gallery,
} satisfies Interactive;

export type InteractiveType = keyof typeof interactive;

export function isInteractive(type: string): type is InteractiveType {
  return Object.hasOwn(interactive, type);
}
