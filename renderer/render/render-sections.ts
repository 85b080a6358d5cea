import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { jsx } from 'react/jsx-runtime';
import type { Schedule } from '../parse/schedule.ts';
import type { Hydration, SectionContext, SectionData, TranslateSection } from '../sections/define-section.ts';
import type { Section, SectionResult, SkippedSection } from '../sections/section.ts';
import { definitionOf, sectionDefinitions, type SectionType } from '../sections/sections.ts';
import { findShopItem, type ShopItem } from '../shop/shop-item.ts';
import { findMissingShopItems, type PageData, selectSectionData } from './data-requirements.ts';
import { SectionErrorCard } from './section-error-card.tsx';
import { SectionScheduleNote } from './section-schedule-note.tsx';

/** Values that all sections of a page share. */
export type PageContext = {
  /** Tag for `Intl`, which is BCP 47: `nl-NL`, `en-GB`. */
  readonly intl: string;
  /** Translates into the page's language. */
  readonly t: TranslateSection;
  readonly data: PageData;
  /** Texts of the error card that replaces a skipped section in preview; `undefined` for visitors, because they see no card. */
  readonly errorCardTexts: ErrorCardTexts | undefined;
  /** Returns the text of the note that preview shows above a section with a schedule; `undefined` for visitors. */
  readonly describeSchedule?: ((schedule: Schedule) => string) | undefined;
  /** Whether the h1 and the LCP picture of the page are above its sections. */
  readonly hasOwnHeader?: boolean;
};

/** Labels of the error card of a skipped section. */
export type ErrorCardTexts = {
  readonly title: string;
  readonly type: string;
  readonly path: string;
  readonly reason: string;
};

/** One section as HTML, with the props for its hydration. */
export type RenderedSection = {
  readonly id: string;
  readonly type: string;
  readonly html: string;
  /** Props of the view for hydration, including its context; absent for static sections. */
  readonly props?: object;
  /** When it hydrates; absent for static sections. */
  readonly hydration?: Exclude<Hydration, 'never'>;
  /** Optional parts of its view that need styles. */
  readonly parts?: readonly 'shop-offer'[];
};

/** The HTML of a page's sections, and the problems that were found. */
export type RenderedPage = {
  readonly sections: RenderedSection[];
  readonly skipped: SkippedSection[];
  /** References of sections to products and categories that the shop does not have. Only their cards are skipped. */
  readonly missingShopItems: SkippedSection[];
  /** Whether a section contains the page's h1. */
  readonly hasH1: boolean;
  /** Whether a section contains the page's LCP picture. */
  readonly hasLcpPicture: boolean;
};

/** Names of the attribute that contains the id of a section that hydrates. */
const ISLAND_ATTRIBUTES = { whenVisible: 'data-island', onIntent: 'data-intent-island' } as const;
/** Number of sections that can contain the LCP picture; sections further down are below the first screen. */
const LCP_CANDIDATES = 2;
/** Elements that are visible or usable without text. */
const VISIBLE_ELEMENT = /<(?:img|video|audio|canvas|svg|input|select|textarea|button)\b/;
/** Text between tags. Every `>` ends a tag, because React and the sanitiser escape all others. */
const TEXT = />\s*[^<\s]/;

/** Renders sections to HTML. A section whose view throws or renders nothing visible is skipped; the others are rendered. */
export function renderSections(results: readonly SectionResult[], page: PageContext): RenderedPage {
  const valid = results.flatMap((result) => ('section' in result ? [result.section] : []));
  const { outputs, ...headerParts } = renderAll(results, page, page.hasOwnHeader ? [] : valid);
  const rendered: RenderedPage = { sections: [], skipped: [], missingShopItems: [], ...headerParts };

  for (const { result, output } of outputs) {
    const skipped = 'html' in output ? [] : [output];
    const missing = 'section' in result ? describeMissingShopItems(result.section, page.data) : [];
    if ('html' in output) rendered.sections.push(...renderScheduleNote(result, page), output);
    rendered.skipped.push(...skipped);
    rendered.missingShopItems.push(...missing);
    const { errorCardTexts } = page;
    if (errorCardTexts)
      rendered.sections.push(
        ...[...skipped, ...missing].map((problem) => renderErrorCard(problem, errorCardTexts)),
      );
  }
  return rendered;
}

type RenderedSections = Pick<RenderedPage, 'hasH1' | 'hasLcpPicture'> & {
  readonly outputs: readonly {
    readonly result: SectionResult;
    readonly output: RenderedSection | SkippedSection;
  }[];
};

/**
 * Renders all sections. If the section with the h1 or the LCP picture is skipped, it renders them again and the next candidate gets it.
 *
 * @param candidates the sections that can contain the h1 and the LCP picture
 */
function renderAll(
  results: readonly SectionResult[],
  page: PageContext,
  candidates: readonly Section[],
): RenderedSections {
  const h1Section = findH1Section(candidates, page.data);
  const lcpSection = findLcpSection(candidates, page.data);
  const outputs = results.map((result) => ({
    result,
    output:
      'skipped' in result
        ? result.skipped
        : renderOrSkip(result.section, page, {
            headingLevel: result.section === h1Section ? 1 : 2,
            isLcp: result.section === lcpSection,
          }),
  }));
  const skipped = outputs.flatMap(({ result, output }) =>
    'section' in result && !('html' in output) ? [result.section] : [],
  );
  if (skipped.some((section) => section === h1Section || section === lcpSection)) {
    const remaining = candidates.filter((section) => !skipped.includes(section));
    return renderAll(results, page, remaining);
  }
  return { outputs, hasH1: h1Section !== undefined, hasLcpPicture: lcpSection !== undefined };
}

/** Returns when a section hydrates. */
export function hydrationOf<Type extends SectionType>(
  { type, props }: Section<Type>,
  data: SectionData = {},
): Hydration {
  return definitionOf(type).hydration?.(props, data) ?? 'never';
}

/** The page's h1 is the heading of the first section that has one, or that gets one from the shop. */
function findH1Section(candidates: readonly Section[], data: PageData) {
  return candidates.find(
    (section) =>
      ('heading' in section.props && section.props.heading.length > 0) || shopItemOf(section, data),
  );
}

/** The LCP picture is the first picture of the first screen. It loads eagerly and with high priority. */
function findLcpSection(candidates: readonly Section[], data: PageData) {
  return candidates
    .slice(0, LCP_CANDIDATES)
    .find(
      (section) =>
        ('picture' in section.props && section.props.picture !== undefined) ||
        shopItemOf(section, data)?.picture,
    );
}

/** Returns the product or category whose name and picture replace an empty heading and picture of a section. */
function shopItemOf({ props }: Section, { shop }: PageData): ShopItem | undefined {
  return 'reference' in props ? findShopItem(props.reference, shop) : undefined;
}

function describeMissingShopItems(section: Section, data: PageData): SkippedSection[] {
  return findMissingShopItems(section, data).map(({ kind, id }) => ({
    type: section.type,
    path: section.path,
    reason: `The shop has no ${kind === 'product' ? 'product with the SKU' : 'category with the UID'} "${id}" in this website`,
  }));
}

/** The values of a section's context that depend on the other sections of the page. */
type SectionPlacement = Pick<SectionContext, 'headingLevel' | 'isLcp'>;

function renderOrSkip(
  section: Section,
  page: PageContext,
  placement: SectionPlacement,
): RenderedSection | SkippedSection {
  const { type, path } = section;
  try {
    const rendered = renderSection(section, page, placement);
    const isEmpty = !TEXT.test(rendered.html) && !VISIBLE_ELEMENT.test(rendered.html);
    return isEmpty ? { type, path, reason: 'The section has no visible content' } : rendered;
  } catch (error) {
    const reason = `The view failed: ${error instanceof Error ? error.message : String(error)}`;
    return { type, path, reason };
  }
}

function renderSection(section: Section, page: PageContext, placement: SectionPlacement): RenderedSection {
  const { id, type, anchor, tone } = section;
  const data = selectSectionData(section, page.data);
  const hydration = hydrationOf(section, data);
  const isInteractive = hydration !== 'never';
  const context: SectionContext = {
    id,
    ...placement,
    intl: page.intl,
    texts: translateTexts(section, data, page.t),
    data,
  };
  const props = { ...section.props, context };
  const element = jsx(sectionDefinitions[type].view, props);
  const content = isInteractive
    ? renderToString(element, { identifierPrefix: id })
    : renderToStaticMarkup(element, { identifierPrefix: id });
  const island = isInteractive ? ` ${ISLAND_ATTRIBUTES[hydration]}="${id}"` : '';
  const html = `<section id="${anchor}" data-section="${type}" data-tone="${tone}"${island}>${content}</section>`;
  return {
    id,
    type,
    html,
    ...(isInteractive && { props, hydration }),
    ...(data.shop && { parts: ['shop-offer'] }),
  };
}

function translateTexts<Type extends SectionType>(
  { type, props }: Section<Type>,
  data: SectionData,
  t: TranslateSection,
): object {
  return definitionOf(type).texts?.(t, props, data) ?? {};
}

function renderScheduleNote(
  result: SectionResult,
  { describeSchedule }: PageContext,
): readonly RenderedSection[] {
  if (!describeSchedule || !('section' in result) || !result.section.schedule) return [];
  const { id, schedule } = result.section;
  const html = renderToStaticMarkup(createElement(SectionScheduleNote, { text: describeSchedule(schedule) }));
  return [
    {
      id: `${id}-schedule`,
      type: 'section-schedule-note',
      html: `<section data-section="section-schedule-note">${html}</section>`,
    },
  ];
}

function renderErrorCard(skipped: SkippedSection, texts: ErrorCardTexts): RenderedSection {
  const html = renderToStaticMarkup(createElement(SectionErrorCard, { skipped, texts }));
  return {
    id: `section-error-card-${skipped.path}`,
    type: 'section-error-card',
    html: `<section data-section="section-error-card">${html}</section>`,
  };
}
