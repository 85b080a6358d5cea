import { readHeading } from '#renderer/parse/heading';
import { defaultLocale, findLocale, type Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { noChrome, readChrome } from '#site/layout/layout-data';
import { siteFacts } from '#site/seo/site-facts';
import { errorTitle } from '#site/seo/title';
import type { MissingList } from './errors/missing-list.ts';
import type { Services } from './page-services.ts';
import type { Page } from './page.ts';
import { readingOf } from './parse-context.ts';
import { renderErrorView } from './render-error-view.ts';
import { searchHelp } from './search/search-help.ts';

/** What is said for a status that has words of its own; a post that is turned away is told why. */
const KINDS: Readonly<Record<number, 'notFound' | 'tooLarge' | 'tooOften' | 'turnedAway'>> = {
  404: 'notFound',
  400: 'turnedAway',
  403: 'turnedAway',
  409: 'turnedAway',
  413: 'tooLarge',
  415: 'turnedAway',
  429: 'tooOften',
};

/**
 * The page shown instead of one that is not there or cannot be had: the not-found view for 404, the general view for any other
 * status, with its own words, in the visitor's language (specification §2). The title reads the status, then the message.
 *
 * @param missing a list that there is, and the part of it that there is not
 */
export async function errorPage(
  status: number,
  request: Request,
  services: Services,
  missing?: MissingList,
): Promise<Page> {
  const around = await chromeOrNone(localeOf(request), request, services);
  return errorPageIn(around, status, request, services, missing);
}

/** The general view alone, for when the server itself has failed: it asks nobody for anything. */
export function bareErrorPage(request: Request, services: Services): Page {
  return errorPageIn(nothingAround, 500, request, services);
}

type Around = Awaited<ReturnType<typeof readChrome>>;
const nothingAround: Around = { chrome: noChrome, globals: {} };

function errorPageIn(
  { chrome, globals }: Around,
  status: number,
  request: Request,
  services: Services,
  missing?: MissingList,
): Page {
  const locale = localeOf(request);
  const { t } = messagesOf(locale);
  // Of a form that was posted nobody could say what it asks: whoever filled it in wants to know first that it was not sent.
  const isUnsent = status === 503 && request.method === 'POST';
  const kind = missing?.why ?? (isUnsent ? 'unsent' : (KINDS[status] ?? 'general'));
  const message = t(`errors:${kind}.title`);
  return {
    status,
    locale,
    path: new URL(request.url).pathname,
    metadata: {
      title: errorTitle(status, message),
      heading: message,
      description: undefined,
      canonical: undefined,
      indexed: false,
      alternates: [],
      picture: undefined,
      kind: 'website',
      linkedData: [],
    },
    site: siteFacts(services.siteUrl, locale, chrome.siteName, globals),
    localisations: {},
    sections: [
      renderErrorView({
        status: t('errors:status', { status, message }),
        heading: readHeading(t(`errors:${kind}.heading`)),
        description: t(`errors:${kind}.description`),
        home: missing
          ? { label: t('articles:all'), href: missing.list }
          : { label: t('errors:home'), href: `/${locale.code}` },
        ...(status === 404 ? { search: searchHelp(locale, globals) } : {}),
      }),
    ],
    chrome,
    preview: false,
    keptQuery: '',
  };
}

function localeOf({ url }: Request) {
  return findLocale(new URL(url).pathname.split('/')[1]) ?? defaultLocale;
}

/** Whatever is broken, an error has a page: if need be one without menus. */
async function chromeOrNone(locale: Locale, { signal }: Request, services: Services): Promise<Around> {
  try {
    const content = services.content.forVisit({ site: locale.site, signal });
    return await readChrome(content, readingOf(locale, services));
  } catch (error) {
    services.log.error({ err: error }, 'routes: the layout of an error page failed');
    return nothingAround;
  }
}
