import * as v from 'valibot';
import { readHeading } from '#renderer/heading';
import { readLink } from '#renderer/link';
import type { ContentVisit, Entry, Globals } from '#site/content';
import { type Locale, locales } from '#site/locale';
import { type Messages, messagesOf } from '#site/messages';
import { addressOf } from '#site/route-table';
import { type Found, readChrome, renderSearchView } from '#site/shell';
import type { Page } from './page.ts';
import { readingOf } from './reading-of.ts';
import type { Services } from './services.ts';

/** Collections that are searched, and how much of each is shown. */
const COLLECTIONS = ['pages', 'articles'];
const MOST_FOUND = 20;
const LONGEST_TERM = 200;

const searchGlobal = v.object({
  popular: v.fallback(v.array(v.string()), []),
  help: v.fallback(v.optional(v.string()), undefined),
});

/** The search page: pages and stories whose title holds the words asked for; before anything is asked, what others ask for. */
export async function searchPage(locale: Locale, request: Request, services: Services): Promise<Page> {
  const content = services.content.forVisit({ site: locale.site, signal: request.signal });
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_TERM);
  const [{ chrome, globals }, found] = await Promise.all([
    readChrome(content, readingOf(locale, services)),
    term === '' ? undefined : find(term, content, locale, services),
  ]);
  const { t } = messagesOf(locale);
  const { popular, help } = v.parse(searchGlobal, globals['search'] ?? {});
  const path = addressOf('search', locale.code);
  const title = term === '' ? t('search:title') : t('search:titleFor', { term });
  return {
    status: found === 'unavailable' ? 503 : 200,
    locale,
    path,
    title: `${title} ${separatorOf(globals)} ${chrome.siteName}`,
    description: help,
    canonical: services.siteUrl + path,
    // The page itself may be found; lists of what it found are no pages.
    indexed: term === '' && locale.code !== 'fr',
    translations: Object.fromEntries(locales.map(({ code }) => [code, addressOf('search', code)])),
    sections: [
      renderSearchView({ action: path, term, found, popular, help, words: wordsOf(t, term, found) }),
    ],
    chrome,
    preview: false,
  };
}

async function find(
  term: string,
  content: ContentVisit,
  locale: Locale,
  services: Services,
): Promise<readonly Found[] | 'unavailable'> {
  const lists = await Promise.all(
    COLLECTIONS.map((collection) =>
      content.entries(collection, {
        filter: { 'title:contains': term },
        fields: ['seo_description', 'intro'],
        limit: MOST_FOUND,
      }),
    ),
  );
  if (lists.some(({ ok }) => !ok)) return 'unavailable';
  const reading = readingOf(locale, services);
  return lists
    .flatMap((list) => (list.ok ? list.value.items : []))
    .flatMap((entry) => foundOf(entry, (url) => readLink(url, reading)));
}

function foundOf({ title, url, seo, fields }: Entry, hrefOf: (url: string) => string | undefined): Found[] {
  const href = url === null ? undefined : hrefOf(url);
  const intro = fields['intro'];
  const description = seo.description ?? (typeof intro === 'string' ? intro : undefined);
  return href === undefined || title === null ? [] : [{ href, title, description }];
}

function wordsOf(t: Messages['t'], term: string, found: readonly Found[] | 'unavailable' | undefined) {
  return {
    heading: readHeading(t('search:heading')),
    label: t('search:label'),
    submit: t('search:submit'),
    popular: t('search:popular'),
    count: t('search:count', { term, count: Array.isArray(found) ? found.length : 0 }),
    nothing: t('search:nothing', { term }),
    tips: [t('search:tips.spelling'), t('search:tips.fewer'), t('search:tips.general')],
    unavailable: t('search:unavailable'),
  };
}

function separatorOf(globals: Globals) {
  const separator = globals['seo']?.['title_separator'];
  return typeof separator === 'string' && separator !== '' ? separator : '|';
}
