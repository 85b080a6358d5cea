import type { RenderedPage, RenderedSection } from '#renderer/render/render-sections';
import { renderHiddenHeading } from '#site/layout/render-layout';
import type { Localisations } from '#site/protocol/payload';
import type { MetadataOverrides } from '../metadata.ts';

/** What kind of page an entry makes: what stands around its own sections, and what that changes of the page. */
export type PageTemplate = {
  /** Whether the entry's own sections are shown. */
  readonly hasSections: boolean;
  /** It opens above its sections, with the page's h1 and its eager picture. */
  readonly hasOwnHeader: boolean;
  /** Its sections among what else it shows. */
  compose(own: RenderedPage): readonly RenderedSection[];
  /** What its metadata says otherwise than an entry's own fields. */
  readonly metadata: MetadataOverrides;
  /** Addresses of the same page in other locales, where they are more than their paths. */
  readonly localisations?: Localisations;
  /** Query parameters that make another page of it. */
  readonly queryParameters?: readonly string[];
};

/** A page of its own sections, and of a title that is heard where none of them shows one. */
export function plainTemplate(title: string): PageTemplate {
  return {
    hasSections: true,
    hasOwnHeader: false,
    compose: ({ sections, hasH1 }) => (hasH1 ? sections : [renderHiddenHeading(title), ...sections]),
    metadata: {},
  };
}
