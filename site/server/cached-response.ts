import { canonicalQuery } from './cache-key.ts';
import type { PageCache, RenderedResponse } from './page-cache.ts';
import type { PageRepresentation } from './page-representations.ts';
import { send } from './rendered-response.ts';

type CachedResponseConfig = {
  readonly cache: PageCache;
  /** Query parameters of canonical URLs that the operator configured. */
  readonly canonicalParameters: readonly string[];
};

/** Returns the response of a page from the cache. `url` is that of the request with the path of the page. */
type GetCachedResponse = (
  representation: PageRepresentation,
  url: URL,
  request: Request,
) => Promise<Response>;

/**
 * Creates the function that returns cached responses of pages. It first renders the page without a query, because the page declares the
 * parameters that it reads. If the URL has such parameters, it renders again with only these. The cache key is the kind of the response, the
 * normalised path and these parameters. If the URL has other `canonicalParameters`, the page is rendered and not cached, because made-up values
 * could fill the cache.
 */
export function createCachedResponses({
  cache,
  canonicalParameters,
}: CachedResponseConfig): GetCachedResponse {
  return async ({ kind, render }, url, request) => {
    const get = (path: string) => cache.get(`${kind} ${path}`, () => render(new Request(url.origin + path)));
    const withoutQuery = await get(url.pathname);
    const { parameters } = withoutQuery;
    const others = canonicalParameters.filter((name) => !parameters.includes(name));
    if (withoutQuery.status === 200 && canonicalQuery(url, others) !== '') {
      const query = canonicalQuery(url, [...parameters, ...others]);
      const page = new Request(`${url.origin}${url.pathname}?${query}`, { signal: request.signal });
      return send(request, await render(page));
    }
    if (kind === 'document' && withoutQuery.headers['location'] !== undefined)
      return send(request, withQueryOf(request, withoutQuery));
    const query = canonicalQuery(url, parameters);
    return send(request, query === '' ? withoutQuery : await get(`${url.pathname}?${query}`));
  };
}

/**
 * Adds the query of the request, for example the identifier of a campaign, to a redirect of the shop or of an entry. Does nothing if the
 * target is on another site or has a query or fragment.
 */
function withQueryOf({ url }: Request, response: RenderedResponse): RenderedResponse {
  const location = response.headers['location'] ?? '';
  if (!/^\/[^?#]*$/.test(location)) return response;
  return { ...response, headers: { ...response.headers, location: location + new URL(url).search } };
}
