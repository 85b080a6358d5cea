import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SectionType } from '../sections/schemas.ts';
import type { SkippedSection, SectionResult, Section } from '../sections/section.ts';
import { viewOf } from '../sections/view-of.ts';
import type { ViewProps } from '../sections/views.ts';
import { type SectionData, selectSectionData, type PageData } from './data-requirements.ts';
import { isEmptyHtml } from './empty-html.ts';
import { findLcpSection, findH1Section } from './h1-and-lcp.ts';
import type { SectionContext } from './section-context.ts';
import { SectionErrorCard } from './section-error-card.tsx';
import type { ErrorCardTexts, SectionTexts } from './section-texts.ts';
import { shouldHydrate } from './should-hydrate.ts';

/** What all sections of a page share when they are shown. */
export type PageContext = {
  /** The page's language as `Intl` wants it: `nl-NL`, `en-GB`. */
  readonly language: string;
  readonly texts: SectionTexts;
  readonly data: PageData;
  /** The words of the card that editors see in preview where a section was left out; `undefined` for visitors, who see nothing. */
  readonly errorCardTexts: ErrorCardTexts | undefined;
  /** The page has its h1 and its eager picture above its sections. */
  readonly hasOwnHeader?: boolean;
};

/** One section as HTML; an interactive one also with the props its view hydrates with. */
export type RenderedSection = {
  readonly id: string;
  readonly type: string;
  readonly html: string;
  /** Props for hydration, frame included; absent for static sections, whose HTML is all that reaches the browser. */
  readonly props?: object;
};

export type RenderedPage = {
  readonly sections: RenderedSection[];
  readonly skipped: SkippedSection[];
  /** Whether one of the sections carries the page's h1. */
  readonly hasH1: boolean;
  /** Whether one of them holds the page's eager picture. */
  readonly hasLcpPicture: boolean;
};

/**
 * Turns read sections into HTML. A view that throws, or shows nothing, is left out like an unreadable section; its neighbours stay.
 */
export function renderSections(read: readonly SectionResult[], page: PageContext): RenderedPage {
  const readable = read.flatMap((item) => ('section' in item ? [item.section] : []));
  const mainHeading = page.hasOwnHeader ? undefined : findH1Section(readable);
  const eager = page.hasOwnHeader ? undefined : findLcpSection(readable);
  const rendered: RenderedPage = {
    sections: [],
    skipped: [],
    hasH1: mainHeading !== undefined,
    hasLcpPicture: eager !== undefined,
  };

  for (const item of read) {
    const result =
      'skipped' in item ? item.skipped : renderSafely(item.section, page, { mainHeading, eager });
    if ('html' in result) {
      rendered.sections.push(result);
      continue;
    }
    rendered.skipped.push(result);
    if (page.errorCardTexts) rendered.sections.push(renderCard(result, page.errorCardTexts));
  }
  return rendered;
}

type Roles = { readonly mainHeading: Section | undefined; readonly eager: Section | undefined };

function renderSafely(section: Section, page: PageContext, roles: Roles): RenderedSection | SkippedSection {
  try {
    const data = selectSectionData(section, page.data);
    const rendered = renderSection(section, page, data, roles, shouldHydrate(section, data));
    if (!isEmptyHtml(rendered.html)) return rendered;
    return { type: section.type, path: section.path, reason: 'Nothing in it to show' };
  } catch (error) {
    const reason = `The view failed: ${error instanceof Error ? error.message : String(error)}`;
    return { type: section.type, path: section.path, reason };
  }
}

function renderSection<Type extends SectionType>(
  section: Section<Type>,
  page: PageContext,
  data: SectionData,
  roles: Roles,
  interactive: boolean,
): RenderedSection {
  const { id, type, anchor, tone } = section;
  const context: SectionContext<Type> = {
    id,
    headingLevel: section === roles.mainHeading ? 1 : 2,
    isLcp: section === roles.eager,
    language: page.language,
    texts: page.texts[type],
    data,
  };
  const props: ViewProps<Type> = { ...section.props, context };
  const element = viewOf(type, props);
  const inside = interactive
    ? renderToString(element, { identifierPrefix: id })
    : renderToStaticMarkup(element, { identifierPrefix: id });
  const island = interactive ? ` data-island="${id}"` : '';
  const html = `<section id="${anchor}" data-section="${type}" data-tone="${tone}"${island}>${inside}</section>`;
  return interactive ? { id, type, html, props } : { id, type, html };
}

function renderCard(skipped: SkippedSection, words: ErrorCardTexts): RenderedSection {
  const html = renderToStaticMarkup(createElement(SectionErrorCard, { skipped, words }));
  return {
    id: `left-out-${skipped.path}`,
    type: 'left-out',
    html: `<section data-section="left-out">${html}</section>`,
  };
}
