import type { Locale } from '#site/i18n/locale';
import { findInvalidHtml } from '../../find-invalid-html.ts';
import { getAttribute, getText, type HtmlElement, isChildOf } from '../../html-tree.ts';
import { mainOf } from '../../parse-html.ts';
import type { Crawl, CrawledPage } from './crawl.ts';
import { isPersonalPath } from './personal-paths.ts';

/** Query parameters that canonical URLs keep. */
const CANONICAL_PARAMETERS = ['page', 'topic'];
/** Search results are not indexed, so their canonical URL is the URL of the search screen without parameters. */
const SEARCH_TERM = 'q';

/** Pages with these parameters are not indexed: searches, and filters of the store finder. */
const UNLISTED_PARAMETERS = [SEARCH_TERM, 'type'];

/** An attribute that may have any value, and has one. */
const FREE_ATTRIBUTE =
  / (action|alt|aria-label|content|data-[a-z-]+|href|hrefLang|lang|placeholder|sizes|src|srcSet|style|title|value)="(?:[^"<>&]|&(?:amp|lt|gt|quot|#x27);)+"/g;
/** A translation. Locales that are not indexed list none. */
const ALTERNATE = /<link(?: data-page)? rel="alternate"[^>]*>/g;
/** A text between two tags. */
const TEXT = />((?:[^<>&]|&(?:amp|lt|gt|quot|#x27);)+)</g;

/** Checks heading, head, canonical, sharing tags and images of a page (specification §2); one sentence per problem. */
export function findPageProblems(page: CrawledPage, locale: Locale): string[] {
  const problems = [
    ...checkHeading(page),
    ...checkHead(page, locale),
    ...checkCanonical(page),
    ...checkSharing(page),
    ...checkImages(page),
  ];
  return problems.map((problem) => `${page.address} ${problem}.`);
}

/**
 * Validates the HTML of each page by the rules of the standard. Returns one line per violation.
 *
 * @param known the HTML of valid pages, which are not validated again. Translations of a page often differ only in their texts
 */
export function findInvalidPages({ pages, responses }: Crawl, known = new Set<string>()): string[] {
  return [...pages.keys()].flatMap((address) => {
    const html = withoutKnownLayout(responses.get(address)?.response.text ?? '', known);
    const structure = withoutTexts(html);
    if (known.has(structure)) return [];
    const problems = findInvalidHtml(html);
    if (problems.length === 0) known.add(structure);
    return problems.map((problem) => `${address}: ${problem}`);
  });
}

/**
 * Removes the marks of the current page, links to translations, styles and scripts. Replaces texts, and the values of attributes that may
 * have any text or address. The validation has the same result for all of them.
 */
function withoutTexts(html: string): string {
  return html
    .replaceAll(/<(style|script)\b[^>]*>[^]*?<\/\1>/g, '<$1>')
    .replaceAll(/ aria-current="[^"]*"/g, '')
    .replaceAll(ALTERNATE, '')
    .replaceAll(FREE_ATTRIBUTE, ' $1="x"')
    .replaceAll(TEXT, (_, text: string) => (text.trim() === '' ? '><' : '>x<'));
}

/** Removes the header and the footer if an earlier page has them too, except for their texts and addresses. */
function withoutKnownLayout(html: string, known: Set<string>): string {
  const main = mainOf(html);
  const start = html.indexOf(main);
  const removeKnown = (around: string) =>
    around.replace(/<(header|footer)\b[^]*<\/\1>/, (element) => {
      const key = withoutTexts(element);
      if (known.has(key)) return '';
      known.add(key);
      return element;
    });
  return removeKnown(html.slice(0, start)) + main + removeKnown(html.slice(start + main.length));
}

/**
 * Finds placeholders of messages without a value. The compiler does not check the names of placeholders. Scripts are ignored, because they
 * contain templates of messages that the browser fills in.
 */
export function findPlaceholders({ pages, responses }: Crawl): string[] {
  return [...pages.keys()].flatMap((address) => {
    const html = (responses.get(address)?.response.text ?? '').replaceAll(/<script\b[^]*?<\/script>/g, '');
    return [...html.matchAll(/\{\{[^{}]+\}\}/g)].map(
      ([found]) => `${address} contains the placeholder ${found}.`,
    );
  });
}

/** Finds titles that several pages of a locale share. Addresses whose canonical is another page are ignored. */
export function findDuplicateTitles({ pages }: Crawl): string[] {
  const own = [...pages.values()].filter((page) => getCanonical(page) === page.url.href);
  return [...Map.groupBy(own, (page) => titlesOf(page)[0])].flatMap(([title, pagesOfTitle]) =>
    pagesOfTitle.length < 2
      ? []
      : [`"${title}" is the title of ${pagesOfTitle.map(({ address }) => address).join(' and ')}.`],
  );
}

/** Returns the canonical URL of a page; `undefined` without one. */
export function getCanonical({ elements }: CrawledPage): string | undefined {
  const link = elements.find(isCanonical);
  return link && getAttribute(link, 'href');
}

function isCanonical(element: HtmlElement) {
  return element.tagName === 'link' && getAttribute(element, 'rel') === 'canonical';
}

/** Returns whether the robots directive allows search engines to index the page. */
export function isIndexable(page: CrawledPage): boolean {
  return getMeta(page, 'robots') === 'index, follow';
}

function getMeta({ elements }: CrawledPage, name: string): string | undefined {
  const found = elements.find(
    (element) =>
      element.tagName === 'meta' &&
      (getAttribute(element, 'name') === name || getAttribute(element, 'property') === name),
  );
  return found && getAttribute(found, 'content');
}

function titlesOf({ elements }: CrawledPage): string[] {
  return elements
    .filter((element) => element.tagName === 'title' && isChildOf(element, 'head'))
    .map((title) => getText(title).trim());
}

function checkHeading({ elements }: CrawledPage): string[] {
  const headings = elements.filter(({ tagName }) => tagName === 'h1').map((h1) => getText(h1).trim());
  if (headings.length !== 1) return [`has ${headings.length} h1 headings: ${JSON.stringify(headings)}`];
  return headings[0] === '' ? ['has an empty h1'] : [];
}

function checkHead(page: CrawledPage, locale: Locale): string[] {
  const { elements, url } = page;
  const [root] = elements;
  const lang = root && getAttribute(root, 'lang');
  const titles = titlesOf(page);
  const robots = getMeta(page, 'robots');
  const isPersonal = isPersonalPath(url.pathname);
  const isChoice = UNLISTED_PARAMETERS.some((name) => url.searchParams.has(name));
  const shouldBeIndexed = locale.code !== 'fr' && !isChoice && !isPersonal;
  const expected = shouldBeIndexed ? 'index, follow' : 'noindex, nofollow';
  return [
    ...(lang === locale.hreflang ? [] : [`has the lang "${lang}" instead of "${locale.hreflang}"`]),
    ...(titles.length === 1 && titles[0] !== ''
      ? []
      : [`has ${titles.length} titles: "${titles.join('", "')}"`]),
    ...(getMeta(page, 'description') || isPersonal ? [] : ['has no description']),
    ...(robots === expected ? [] : [`has the robots directive "${robots}" instead of "${expected}"`]),
  ];
}

/** The canonical is absolute, appears once, and keeps only canonical parameters in sorted order. */
function checkCanonical(page: CrawledPage): string[] {
  const all = page.elements.filter(isCanonical);
  const canonical = getCanonical(page);
  if (all.length !== 1 || canonical === undefined) return [`has ${all.length} canonical addresses`];
  const expected = new URL(page.url);
  expected.hash = '';
  const kept = expected.searchParams.has(SEARCH_TERM) ? [] : CANONICAL_PARAMETERS;
  const others = [...expected.searchParams.keys()].filter((name) => !kept.includes(name));
  for (const name of others) expected.searchParams.delete(name);
  if (expected.searchParams.get('page') === '1') expected.searchParams.delete('page');
  expected.searchParams.sort();
  return canonical === expected.href ? [] : [`has the canonical ${canonical} instead of ${expected.href}`];
}

/** Checks Open Graph tags and the Twitter card. */
function checkSharing(page: CrawledPage): string[] {
  const required = [
    'og:type',
    'og:site_name',
    'og:title',
    ...(isPersonalPath(page.url.pathname) ? [] : ['og:description']),
    'og:url',
    'og:locale',
    'twitter:card',
  ];
  const missing = required.filter((name) => !getMeta(page, name));
  const image = getMeta(page, 'og:image');
  const card = getMeta(page, 'twitter:card');
  return [
    ...(missing.length === 0 ? [] : [`lacks the sharing tags ${missing.join(', ')}`]),
    ...(getMeta(page, 'og:url') === getCanonical(page)
      ? []
      : ['has an og:url that differs from its canonical']),
    ...(image === undefined || image.startsWith(page.url.origin)
      ? []
      : [`has a relative og:image: ${image}`]),
    ...(image === undefined || getMeta(page, 'og:image:alt') !== undefined
      ? []
      : ['has an og:image without og:image:alt']),
    ...((card === 'summary_large_image') === (image !== undefined)
      ? []
      : [`has the wrong twitter:card for its image: "${card}"`]),
  ];
}

function checkImages({ elements }: CrawledPage): string[] {
  return elements
    .filter((element) => element.tagName === 'img' && getAttribute(element, 'alt') === undefined)
    .map((image) => `has an image without alt attribute: ${getAttribute(image, 'src')}`);
}
