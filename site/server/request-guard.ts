import { isUncacheable } from '#site/pages/uncacheable';
import { normalisePath } from '#site/protocol/normalise-path';
import { CONTENT_CHANGES_PATH } from './content-changes-endpoint.ts';
import { LOOPBACK_HOSTS } from './loopback-hosts.ts';
import { REDIRECT_CACHE_CONTROL, TOKEN_URL_HEADERS } from './response-headers.ts';
import { isTokenUrl } from './token-url.ts';

/** A web application. The environment contains the request and response of Node.js, except in tests. */
export type WebApp = { fetch(request: Request, env?: object): Response | Promise<Response> };

/** The longest accepted URL, in characters. Servers should accept at least 8,000 (RFC 9110 §4.1). */
const MAX_URL_LENGTH = 8_000;
/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const REDIRECTED_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Checks each request before the application routes it, so that routes receive only short URLs with normalised paths:
 *
 * - 414 for a URL that is too long.
 * - 421 for a post to another host than the site's. A foreign domain can resolve to this server, and then `Origin` equals the host. Posts
 *   of the content system may have the address of one process, because their token proves the sender.
 * - 301 to the normalised path for GET and HEAD, 400 for other methods, if the path is not normalised. No cache stores a redirect whose query
 *   may contain a token or personal data.
 *
 * @param headers the headers of these responses (`response-headers.ts`)
 */
export function guardRequests(
  app: WebApp,
  siteUrl: string,
  headers: Readonly<Record<string, string>>,
): WebApp {
  const site = new URL(siteUrl);
  const respond = (status: number, text: string, more: Readonly<Record<string, string>> = {}) =>
    new Response(text, {
      status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', ...more },
    });

  return {
    fetch(request, env) {
      if (request.url.length > MAX_URL_LENGTH) return respond(414, 'The URL is too long.');
      const url = new URL(request.url);
      const isPost = !SAFE_METHODS.has(request.method);
      if (isPost && url.pathname !== CONTENT_CHANGES_PATH && !isHostOf(site, url))
        return respond(421, `This server accepts posts for ${site.host} only.`);
      const path = normalisePath(url.pathname);
      if (path === url.pathname) return app.fetch(request, env);
      if (!REDIRECTED_METHODS.has(request.method))
        return respond(400, 'The path of the URL is not normalised.');
      url.pathname = path;
      return respond(301, '', {
        location: path + url.search,
        'cache-control': isUncacheable(url) ? 'no-store' : REDIRECT_CACHE_CONTROL,
        ...(isTokenUrl(url) ? TOKEN_URL_HEADERS : {}),
      });
    },
  };
}

/** Compares hosts as in a URL with the site's scheme, because behind a proxy without TLS the scheme of the request is `http:`. */
function isHostOf(site: URL, { host, hostname }: URL) {
  // A foreign domain cannot have a loopback name, so DNS rebinding does not apply to it.
  if (LOOPBACK_HOSTS.has(site.hostname)) return LOOPBACK_HOSTS.has(hostname);
  return new URL(`${site.protocol}//${host}`).host === site.host;
}
