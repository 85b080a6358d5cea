import type { RenderedSection } from '#renderer/render/render-section';
import type { RenderedPage } from '#renderer/render/render-sections';
import { renderHiddenHeading } from '#site/layout/render-layout';
import type { Localisations } from '#site/protocol/payload';
import type { MetadataOverrides } from './content-metadata.ts';

/** Defines how the page of an entry is composed: content before and after its sections, and overrides of its metadata. */
export type PageTemplate = {
  /** Whether the page shows the entry's sections. */
  readonly hasSections: boolean;
  /** Whether the template renders the h1 and the LCP picture above the sections. */
  readonly hasOwnHeader: boolean;
  /** Returns the entry's sections with the sections of the template. */
  compose(rendered: RenderedPage): readonly RenderedSection[];
  /** Overrides of the metadata from the entry's fields. */
  readonly metadata: MetadataOverrides;
  /** URLs of the page in other locales, if they include a query. */
  readonly localisations?: Localisations;
};

/** The template of a page with only its sections. It adds a visually hidden h1 if no section renders one. */
export function plainTemplate(title: string): PageTemplate {
  return {
    hasSections: true,
    hasOwnHeader: false,
    compose: ({ sections, hasH1 }) => (hasH1 ? sections : [renderHiddenHeading(title), ...sections]),
    metadata: {},
  };
}
