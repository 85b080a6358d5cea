import type { RenderedPage, RenderedSection } from '#renderer/render/render-sections';
import { renderHiddenHeading } from '#site/layout/render-layout';
import type { Localisations } from '#site/protocol/payload';
import type { SaidOfPage } from '../metadata.ts';

/** What kind of page an entry makes: what stands around its own sections, and what that changes of the page. */
export type PageKind = {
  /** Whether the entry's own sections are shown. */
  readonly showsSections: boolean;
  /** It opens above its sections, with the page's h1 and its eager picture. */
  readonly opened: boolean;
  /** Its sections among what else it shows. */
  around(own: RenderedPage): readonly RenderedSection[];
  /** What its metadata says otherwise than an entry's own fields. */
  readonly said: SaidOfPage;
  /** Addresses of the same page in other locales, where they are more than their paths. */
  readonly translations?: Localisations;
  /** Query parameters that make another page of it. */
  readonly parameters?: readonly string[];
};

/** A page of its own sections, and of a title that is heard where none of them shows one. */
export function plainPage(title: string): PageKind {
  return {
    showsSections: true,
    opened: false,
    around: ({ sections, hasH1 }) => (hasH1 ? sections : [renderHiddenHeading(title), ...sections]),
    said: {},
  };
}
