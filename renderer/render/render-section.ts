import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { jsx } from 'react/jsx-runtime';
import type { Hydration, SectionContext, SectionData, TranslateSection } from '../sections/define-section.ts';
import type { Section, SkippedSection } from '../sections/section.ts';
import { definitionOf, sectionDefinitions, type SectionType } from '../sections/sections.ts';
import { selectSectionData } from './data-requirements.ts';
import type { PageContext } from './page-context.ts';

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

/** Names of the attribute that contains the id of a section that hydrates. */
const ISLAND_ATTRIBUTES = { whenVisible: 'data-island', onIntent: 'data-intent-island' } as const;
/** Elements that are visible or usable without text. */
const VISIBLE_ELEMENT = /<(?:img|video|audio|canvas|svg|input|select|textarea|button)\b/;
/** Text between tags. Every `>` ends a tag, because React and the sanitiser escape all others. */
const TEXT = />\s*[^<\s]/;

/** The values of a section's context that depend on the other sections of the page. */
type SectionPlacement = Pick<SectionContext, 'headingLevel' | 'isLcp'>;

/** Renders a section. Skips it if its view throws or renders nothing visible. */
export function renderOrSkip(
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

/** Returns when a section hydrates. */
export function hydrationOf<Type extends SectionType>(
  { type, props }: Section<Type>,
  data: SectionData = {},
): Hydration {
  return definitionOf(type).hydration?.(props, data) ?? 'never';
}
