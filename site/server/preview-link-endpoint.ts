import { findLocale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { describeExpiry } from '#site/pages/format-moment';
import { previewQuery } from '#site/pages/page-request';
import { localeCodeOf } from '#site/protocol/path-locale';
import type { SharedLink } from '#site/protocol/preview';
import type { PreviewLinks } from '#site/session/preview-links';

type PreviewLinkConfig = { readonly previewLinks: PreviewLinks; readonly siteUrl: string };

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;
const MAX_TOKEN_LENGTH = 200;
const MAX_PATH_LENGTH = 1_000;

/**
 * Creates the handler of `GET /api/preview-link?page=/nl/over-ons&token=…`. It creates a link that shows the preview of this page for a
 * limited time. The response is a `SharedLink` as JSON if the request accepts only JSON, else a redirect to the link. The content system
 * checks the token when the link is used. Status 400 for a path without a locale, a path that is not normalised, or one that is too
 * long. Status 400 also for the token of a shareable link, because it cannot be renewed.
 */
export function createPreviewLinkEndpoint({ previewLinks, siteUrl }: PreviewLinkConfig) {
  return (request: Request): Response => {
    const { searchParams } = new URL(request.url);
    const path = searchParams.get('page') ?? '';
    const token = searchParams.get('token') ?? '';
    const locale = findLocale(localeCodeOf(path));
    const isPage = locale && isNormalised(path) && path.length <= MAX_PATH_LENGTH;
    if (!isPage || token === '' || token.length > MAX_TOKEN_LENGTH || previewLinks.open(token))
      return new Response('', { status: 400, headers: HEADERS });
    const link = previewLinks.create({ token, path });
    const location = `${encodeURI(path)}?${previewQuery(link.token)}`;
    if (request.headers.get('accept') !== 'application/json')
      return new Response(null, { status: 303, headers: { ...HEADERS, location } });
    const t = messagesOf(locale);
    const until = describeExpiry(link.expiresAt, locale);
    const body: SharedLink = {
      url: siteUrl + location,
      copied: t('preview:copied', { until }),
      notCopied: t('preview:notCopied', { until }),
    };
    return Response.json(body, { headers: HEADERS });
  };
}

/** Returns whether the parser of URLs leaves a decoded path unchanged. It changes `//host` and `/../`. */
function isNormalised(path: string): boolean {
  return path.startsWith('/') && URL.parse(encodeURI(path), 'http://localhost')?.pathname === encodeURI(path);
}
