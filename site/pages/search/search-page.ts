import { plainHeading, readHeading } from '#renderer/parse/heading';
import { readLink } from '#renderer/parse/link';
import { isIndexed, type Locale, locales } from '#site/i18n/locale';
import { type Messages, messagesOf } from '#site/i18n/messages';
import { readChrome } from '#site/layout/layout-data';
import { screenPath } from '#site/protocol/route-table';
import { siteFacts } from '#site/seo/site-facts';
import { documentTitle } from '#site/seo/title';
import type { ContentVisit, Entry } from '#site/services/content';
import { alternatesOf } from '../metadata.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { readingOf } from '../parse-context.ts';
import { renderSearchView } from '../render-search-view.ts';
import { chosenPictures, sharedPicture } from '../social-pictures.ts';
import { findPages } from './found-pages.ts';
import { searchHelp } from './search-help.ts';
import { type Found } from './search-view.tsx';

const LONGEST_TERM = 200;

/** Names in an address what is searched for. */
const TERM = 'q';

/** Whether an address asks for search results. */
export function asksForSomething({ pathname, searchParams }: URL): boolean {
  return searchParams.has(TERM) && locales.some(({ code }) => screenPath('search', code) === pathname);
}

/** The search page: pages and stories that hold the words asked for; before anything is asked, what others ask for. */
export async function searchPage(locale: Locale, request: Request, services: Services): Promise<Page> {
  const content = services.content.forVisit({ site: locale.site, signal: request.signal });
  const term = (new URL(request.url).searchParams.get(TERM) ?? '').trim().slice(0, LONGEST_TERM);
  const [{ chrome, globals }, found] = await Promise.all([
    readChrome(content, readingOf(locale, services)),
    term === '' ? undefined : find(term, content, locale, services),
  ]);
  const { t } = messagesOf(locale);
  const { ofSite } = await chosenPictures(undefined, {
    content,
    globals,
    locale,
    reading: readingOf(locale, services),
  });
  const help = searchHelp(locale, globals);
  const path = help.action;
  const site = siteFacts(services.siteUrl, locale, chrome.siteName, globals);
  const localisations = Object.fromEntries(locales.map(({ code }) => [code, screenPath('search', code)]));
  const indexed = term === '' && isIndexed(locale);
  const title = term === '' ? t('search:title') : t('search:titleFor', { term });
  return {
    status: found === 'unavailable' ? 503 : 200,
    locale,
    path,
    metadata: {
      title: documentTitle({ own: title, separator: site.titleSeparator, siteName: site.name }),
      heading: title,
      description: help.help,
      canonical: services.siteUrl + path,
      // The page itself may be found; lists of what it found are no pages.
      indexed,
      alternates: indexed ? alternatesOf(localisations, services.siteUrl) : [],
      picture: sharedPicture(ofSite, services.siteUrl),
      kind: 'website',
      linkedData: [],
    },
    site,
    localisations,
    sections: [
      renderSearchView({ ...help, term, found, words: { ...help.words, ...wordsOf(t, term, found) } }),
    ],
    chrome,
    preview: false,
    keptQuery: '',
  };
}

async function find(
  term: string,
  content: ContentVisit,
  locale: Locale,
  services: Services,
): Promise<readonly Found[] | 'unavailable'> {
  const entries = await findPages(term, content);
  const reading = readingOf(locale, services);
  return entries?.flatMap((entry) => foundOf(entry, (url) => readLink(url, reading))) ?? 'unavailable';
}

function foundOf({ title, url, seo, fields }: Entry, hrefOf: (url: string) => string | undefined): Found[] {
  const href = url === null ? undefined : hrefOf(url);
  const intro = fields['intro'];
  const description = seo.description ?? (typeof intro === 'string' ? intro : undefined);
  return href === undefined || title === null
    ? []
    : [{ href, title: plainHeading(readHeading(title)), description }];
}

function wordsOf(t: Messages['t'], term: string, found: readonly Found[] | 'unavailable' | undefined) {
  return {
    heading: readHeading(t('search:heading')),
    count: t('search:count', { term, count: Array.isArray(found) ? found.length : 0 }),
    nothing: t('search:nothing', { term }),
    tips: [t('search:tips.spelling'), t('search:tips.fewer'), t('search:tips.general')],
    unavailable: t('search:unavailable'),
  };
}
