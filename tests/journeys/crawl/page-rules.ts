import type { Locale } from '#site/i18n/locale';
import type { Crawl, CrawledPage } from './crawl.ts';

/** Query parameters that make a page another page; the default of `CANONICAL_PARAMETERS`. */
const MAKE_ANOTHER_PAGE = ['page', 'topic'];

/** What each page must say of itself (specification §2); a sentence for each that does not. */
export function pageFaults(page: CrawledPage, locale: Locale): string[] {
  const faults = [
    ...headingFaults(page),
    ...headFaults(page, locale),
    ...canonicalFaults(page),
    ...sharingFaults(page),
    ...markupFaults(page),
  ];
  return faults.map((fault) => `${page.address} ${fault}.`);
}

/** Titles that two pages of a locale share; an address that names another as its own shares that one's. */
export function sharedTitles({ pages }: Crawl): string[] {
  const own = [...pages.values()].filter((page) => canonicalOf(page) === page.url.href);
  return [...Map.groupBy(own, ({ document }) => document.title)].flatMap(([title, named]) =>
    named.length < 2
      ? []
      : [`"${title}" is the title of ${named.map(({ address }) => address).join(' and ')}.`],
  );
}

/** The address that a page names as its own. */
export function canonicalOf({ document }: Pick<CrawledPage, 'document'>): string | undefined {
  return document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
}

export function isIndexable({ document }: Pick<CrawledPage, 'document'>): boolean {
  return metaOf(document, 'robots') === 'index, follow';
}

function metaOf(document: Document, name: string): string | undefined {
  const found = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return found?.getAttribute('content') ?? undefined;
}

function headingFaults({ document }: CrawledPage): string[] {
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
  if (headings.length !== 1) return [`has ${headings.length} first headings: ${JSON.stringify(headings)}`];
  return headings[0] === '' ? ['has an empty first heading'] : [];
}

function headFaults({ document, url }: CrawledPage, locale: Locale): string[] {
  const { lang } = document.documentElement;
  const titles = document.querySelectorAll('head title').length;
  const robots = metaOf(document, 'robots');
  const isMeant = locale.code !== 'fr' && !url.searchParams.has('q');
  const expected = isMeant ? 'index, follow' : 'noindex, nofollow';
  return [
    ...(lang === locale.hreflang ? [] : [`says that it is in "${lang}" instead of "${locale.hreflang}"`]),
    ...(titles === 1 && document.title.trim() !== '' ? [] : [`has ${titles} titles: "${document.title}"`]),
    ...(metaOf(document, 'description') ? [] : ['has no description']),
    ...(robots === expected ? [] : [`says "${robots}" to robots instead of "${expected}"`]),
  ];
}

/** Absolute, the page's own address without what makes no other page, sorted, and the only one. */
function canonicalFaults(page: CrawledPage): string[] {
  const all = page.document.querySelectorAll('link[rel=canonical]');
  const canonical = canonicalOf(page);
  if (all.length !== 1 || canonical === undefined) return [`has ${all.length} canonical addresses`];
  const expected = new URL(page.url);
  expected.hash = '';
  const others = [...expected.searchParams.keys()].filter((name) => !MAKE_ANOTHER_PAGE.includes(name));
  for (const name of others) expected.searchParams.delete(name);
  if (expected.searchParams.get('page') === '1') expected.searchParams.delete('page');
  expected.searchParams.sort();
  return canonical === expected.href ? [] : [`calls itself ${canonical} instead of ${expected.href}`];
}

/** What is shown where the page is shared: Open Graph, and of Twitter's own what Open Graph does not say. */
function sharingFaults(page: CrawledPage): string[] {
  const { document } = page;
  const needed = [
    'og:type',
    'og:site_name',
    'og:title',
    'og:description',
    'og:url',
    'og:locale',
    'twitter:card',
  ];
  const missing = needed.filter((name) => !metaOf(document, name));
  const picture = metaOf(document, 'og:image');
  const card = metaOf(document, 'twitter:card');
  return [
    ...(missing.length === 0 ? [] : [`does not say ${missing.join(', ')} to those it is shared with`]),
    ...(metaOf(document, 'og:url') === canonicalOf(page)
      ? []
      : ['is shared under another address than its own']),
    ...(picture === undefined || picture.startsWith(page.url.origin)
      ? []
      : [`shares a relative picture: ${picture}`]),
    ...(picture === undefined || metaOf(document, 'og:image:alt') !== undefined
      ? []
      : ['shares a picture without words']),
    ...((card === 'summary_large_image') === (picture !== undefined)
      ? []
      : [`shares its picture as "${card}"`]),
  ];
}

function markupFaults({ document }: CrawledPage): string[] {
  const wordless = [...document.querySelectorAll('img:not([alt])')];
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [
    ...wordless.map((image) => `shows ${image.getAttribute('src')} without an alt attribute`),
    ...[...repeated].map((id) => `has more than one element with the id "${id}"`),
  ];
}
