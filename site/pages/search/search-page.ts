import { plainHeading, readHeading } from '#renderer/parse/heading';
import { readLink } from '#renderer/parse/link';
import { isIndexed, type Locale, locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { loadLayoutData } from '#site/layout/layout-data';
import { routePath } from '#site/protocol/route-table';
import { canonicalRulesOf, canonicalUrl } from '#site/seo/canonical';
import { readSiteSettings } from '#site/seo/site-settings';
import { documentTitle } from '#site/seo/title';
import type { ContentClient, Entry } from '#site/services/content';
import { toAlternates } from '../metadata.ts';
import { parseContextOf } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { renderSearchScreen } from '../render-views.ts';
import { loadEditorPictures, toSocialPicture } from '../social-picture.ts';
import { findPages } from './find-pages.ts';
import { searchFormProps } from './search-form-props.ts';
import type { SearchResult } from './search-results.tsx';

const MAX_TERM_LENGTH = 200;

/** Query parameter of the search term. */
const TERM = 'q';

/** Returns whether a URL contains a search term for the search page. */
export function hasSearchTerm({ pathname, searchParams }: URL): boolean {
  return searchParams.has(TERM) && locales.some(({ code }) => routePath('search', code) === pathname);
}

/** Loads the search page: results for a term, or popular terms without one. */
export async function loadSearchPage(locale: Locale, request: Request, services: Services): Promise<Page> {
  const content = services.content.forRequest({ site: locale.site, signal: request.signal });
  const query = new URL(request.url).searchParams;
  const term = (query.get(TERM) ?? '').trim().slice(0, MAX_TERM_LENGTH);
  const [{ layoutData, globals }, results] = await Promise.all([
    loadLayoutData(content, parseContextOf(locale, services)),
    term === '' ? undefined : findResults(term, content, locale, services),
  ]);
  const t = messagesOf(locale);
  const { ofSite } = await loadEditorPictures(undefined, {
    content,
    globals,
    locale,
    parseContext: parseContextOf(locale, services),
  });
  const form = searchFormProps(locale, globals);
  const path = form.action;
  const site = readSiteSettings(services.siteUrl, locale, layoutData.siteName, globals);
  const localisations = Object.fromEntries(locales.map(({ code }) => [code, routePath('search', code)]));
  const indexed = term === '' && isIndexed(locale);
  const title = term === '' ? t('search:title') : t('search:titleFor', { term });
  return {
    status: results === 'unavailable' ? 503 : 200,
    locale,
    path,
    metadata: {
      title: documentTitle({ pageTitle: title, separator: site.titleSeparator, siteName: site.name }),
      heading: title,
      description: form.help,
      canonical: canonicalUrl(services.siteUrl, path, query, canonicalRulesOf(services.canonical, [])),
      // Only the page without a term is indexed.
      indexed,
      alternates: indexed ? toAlternates(localisations, services.siteUrl) : [],
      picture: toSocialPicture(ofSite, services.siteUrl),
      kind: 'website',
      linkedData: [],
    },
    site,
    localisations,
    sections: [renderSearchScreen(locale, { ...form, term, results })],
    layoutData,
    isPreview: false,
    preservedQuery: '',
  };
}

async function findResults(
  term: string,
  content: ContentClient,
  locale: Locale,
  services: Services,
): Promise<readonly SearchResult[] | 'unavailable'> {
  const entries = await findPages(term, content);
  const parseContext = parseContextOf(locale, services);
  return (
    entries?.flatMap((entry) => toSearchResult(entry, (url) => readLink(url, parseContext))) ?? 'unavailable'
  );
}

function toSearchResult(
  { title, url, seo, fields }: Entry,
  hrefOf: (url: string) => string | undefined,
): SearchResult[] {
  const href = url === null ? undefined : hrefOf(url);
  const intro = fields['intro'];
  const description = seo.description ?? (typeof intro === 'string' ? intro : undefined);
  return href === undefined || title === null
    ? []
    : [{ href, title: plainHeading(readHeading(title)), description }];
}
