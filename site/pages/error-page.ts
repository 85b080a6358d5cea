import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { emptyLayoutData, loadLayoutData } from '#site/layout/layout-data';
import { readSiteSettings } from '#site/seo/site-settings';
import { errorTitle } from '#site/seo/title';
import type { ErrorKind } from './errors/error-view.tsx';
import { readMissingArticleList } from './errors/missing-article-list.ts';
import { isShopUnavailable } from './errors/shop-unavailable.ts';
import { localeOf, decodePath, parseContextOf, pathAndQueryOf } from './page-request.ts';
import type { Services } from './page-services.ts';
import type { Page } from './page.ts';
import { renderErrorView } from './render-views.ts';
import { searchFormProps } from './search/search-form-props.ts';

/** Message keys by status. Other statuses use the general text. */
const KINDS: Readonly<Record<number, ErrorKind>> = {
  404: 'notFound',
  400: 'notAccepted',
  403: 'notAccepted',
  409: 'notAccepted',
  410: 'previewExpired',
  413: 'tooLarge',
  415: 'notAccepted',
  429: 'rateLimited',
};

/** Errors whose page links to the same URL, because the request may succeed later. */
const RETRYABLE: ReadonlySet<ErrorKind> = new Set(['shopUnavailable', 'tooManySearches']);

/**
 * Creates an error page in the visitor's language (specification §2): the not-found view for 404, the general view for other statuses. Its title
 * is the status and the message. For 404 the message contains the path.
 *
 * @param errorData the data of the error response. It identifies a missing page of an article list, or a failure of the shop
 */
export async function createErrorPage(
  status: number,
  request: Request,
  services: Services,
  errorData?: unknown,
): Promise<Page> {
  const layout = await loadLayoutOrEmpty(localeOf(request), request, services);
  return buildErrorPage(layout, status, request, services, errorData);
}

/** Creates a 500 page without layout data, for unexpected errors of the server. It sends no requests. */
export function createErrorPageWithoutLayoutData(request: Request, services: Services): Page {
  return buildErrorPage(emptyLayout, 500, request, services);
}

type LayoutInput = Awaited<ReturnType<typeof loadLayoutData>>;
const emptyLayout: LayoutInput = { layoutData: emptyLayoutData, globals: {} };

function buildErrorPage(
  { layoutData, globals }: LayoutInput,
  status: number,
  request: Request,
  services: Services,
  errorData?: unknown,
): Page {
  const locale = localeOf(request);
  const t = messagesOf(locale);
  const missing = readMissingArticleList(errorData);
  const kind = missing?.reason ?? kindOf(status, request, errorData);
  const path = decodePath(request) ?? new URL(request.url).pathname;
  const title = t(`errors:${kind}.title`);
  // The message of a missing page contains its path (specification §8).
  const message = status === 404 ? t('errors:missingPath', { message: title, path }) : title;
  return {
    status,
    locale,
    path: new URL(request.url).pathname,
    metadata: {
      title: errorTitle(status, message),
      heading: title,
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
      renderErrorView(locale, {
        status,
        message,
        kind,
        nextHref: missing?.listHref ?? (RETRYABLE.has(kind) ? pathAndQueryOf(request) : `/${locale.code}`),
        ...(status === 404 ? { search: searchFormProps(locale, globals) } : {}),
      }),
    ],
    layoutData,
    isPreview: false,
    preservedQuery: '',
  };
}

function kindOf(status: number, { method }: Request, errorData: unknown): ErrorKind {
  // The form of this post could not be loaded, so the text must say that the form was not sent.
  if (status === 503 && method === 'POST') return 'notSent';
  if (isShopUnavailable(errorData)) return 'shopUnavailable';
  // Only searches limit requests other than posts.
  if (status === 429 && method !== 'POST') return 'tooManySearches';
  return KINDS[status] ?? 'general';
}

/** Returns empty layout data if loading fails, so that every error has a page. */
async function loadLayoutOrEmpty(
  locale: Locale,
  { signal }: Request,
  services: Services,
): Promise<LayoutInput> {
  try {
    const content = services.content.forRequest({ site: locale.site, signal });
    return await loadLayoutData(content, parseContextOf(locale, services), services.now());
  } catch (error) {
    services.log.error({ err: error }, 'routes: the layout data of an error page could not be loaded');
    return emptyLayout;
  }
}
