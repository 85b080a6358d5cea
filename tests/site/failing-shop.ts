import { startOrigin } from './origin.ts';

/**
 * Creates a proxy of a shop that can fail. Pass `proxyUrl` to `runSite`.
 *
 * - `up`: forwards requests
 * - `down`: status 503, as a shop in maintenance
 * - `hangs`: never responds
 * - `withoutPaths`: status 503 for the paths of all products and categories
 */
export function createFailingShop() {
  const state: { mode: 'up' | 'down' | 'hangs' | 'withoutPaths'; requests: string[] } = {
    mode: 'up',
    requests: [],
  };
  const proxyUrl = async (shopUrl: string) => {
    const { url } = await startOrigin(async (response, request) => {
      const operation = request.url.searchParams.get('operationName') ?? '';
      state.requests.push(operation);
      if (state.mode === 'down' || (state.mode === 'withoutPaths' && operation.endsWith('Paths')))
        return response.writeHead(503).end('Maintenance');
      if (state.mode === 'hangs') return response;
      const { store } = request.headers;
      const found = await fetch(`${shopUrl}${request.url.pathname}${request.url.search}`, {
        headers: typeof store === 'string' ? { store } : {},
      }).catch(() => undefined);
      // At the end of a test, the shop has stopped while the site may still refresh a page.
      if (!found) return response.destroy();
      const type = found.headers.get('content-type') ?? 'application/json';
      return response.writeHead(found.status, { 'content-type': type }).end(await found.text());
    });
    return url;
  };
  return { state, proxyUrl };
}
