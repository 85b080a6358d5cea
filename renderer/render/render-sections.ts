import type { Section, SectionResult, SkippedSection } from '../sections/section.ts';
import { findMissingShopItems, type PageData } from './data-requirements.ts';
import { findH1Section, findLcpSection } from './h1-and-lcp-sections.ts';
import type { PageContext } from './page-context.ts';
import { renderErrorCards, renderScheduleNote } from './preview-notes.ts';
import { type RenderedSection, renderOrSkip } from './render-section.ts';

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
    if (errorCardTexts) rendered.sections.push(...renderErrorCards([...skipped, ...missing], errorCardTexts));
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

function describeMissingShopItems(section: Section, data: PageData): SkippedSection[] {
  return findMissingShopItems(section, data).map(({ kind, id }) => ({
    type: section.type,
    path: section.path,
    reason: `The shop has no ${kind === 'product' ? 'product with the SKU' : 'category with the UID'} "${id}" in this website`,
  }));
}
