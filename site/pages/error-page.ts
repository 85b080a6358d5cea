import { readHeading } from '#renderer/parse/heading';
import { defaultLocale, findLocale, type Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { emptyLayoutData, loadLayoutData } from '#site/layout/layout-data';
import { readSiteSettings } from '#site/seo/site-settings';
import { errorTitle } from '#site/seo/title';
import type { MissingArticleList } from './errors/missing-article-list.ts';
import { parseContextOf } from './page-parse-context.ts';
import type { Services } from './page-services.ts';
import type { Page } from './page.ts';
import { renderErrorView } from './render-views.ts';
import { searchFormProps } from './search/search-form-props.ts';

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
export async function createErrorPage(
  status: number,
  request: Request,
  services: Services,
  missing?: MissingArticleList,
): Promise<Page> {
  const around = await loadLayoutOrEmpty(localeOf(request), request, services);
  return buildErrorPage(around, status, request, services, missing);
}

/** The general view alone, for when the server itself has failed: it asks nobody for anything. */
export function createBareErrorPage(request: Request, services: Services): Page {
  return buildErrorPage(emptyLayout, 500, request, services);
}

type LayoutInput = Awaited<ReturnType<typeof loadLayoutData>>;
const emptyLayout: LayoutInput = { layoutData: emptyLayoutData, globals: {} };

function buildErrorPage(
  { layoutData, globals }: LayoutInput,
  status: number,
  request: Request,
  services: Services,
  missing?: MissingArticleList,
): Page {
  const locale = localeOf(request);
  const { t } = messagesOf(locale);
  // Of a form that was posted nobody could say what it asks: whoever filled it in wants to know first that it was not sent.
  const isUnsent = status === 503 && request.method === 'POST';
  const kind = missing?.reason ?? (isUnsent ? 'unsent' : (KINDS[status] ?? 'general'));
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
    site: readSiteSettings(services.siteUrl, locale, layoutData.siteName, globals),
    localisations: {},
    sections: [
      renderErrorView({
        status: t('errors:status', { status, message }),
        heading: readHeading(t(`errors:${kind}.heading`)),
        description: t(`errors:${kind}.description`),
        home: missing
          ? { label: t('articles:all'), href: missing.listHref }
          : { label: t('errors:home'), href: `/${locale.code}` },
        ...(status === 404 ? { search: searchFormProps(locale, globals) } : {}),
      }),
    ],
    layoutData,
    isPreview: false,
    preservedQuery: '',
  };
}

function localeOf({ url }: Request) {
  return findLocale(new URL(url).pathname.split('/')[1]) ?? defaultLocale;
}

/** Whatever is broken, an error has a page: if need be one without menus. */
async function loadLayoutOrEmpty(
  locale: Locale,
  { signal }: Request,
  services: Services,
): Promise<LayoutInput> {
  try {
    const content = services.content.forRequest({ site: locale.site, signal });
    return await loadLayoutData(content, parseContextOf(locale, services));
  } catch (error) {
    services.log.error({ err: error }, 'routes: the layout of an error page failed');
    return emptyLayout;
  }
}
