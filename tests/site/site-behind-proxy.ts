import { onTestFinished } from 'vitest';
import { type ReceivedRequest, startOrigin } from './origin.ts';
import { runSite } from './running-site.ts';

type Replacement = { readonly status: number; readonly body: string } | undefined;

/** Returns a response that replaces the content system's, or `undefined` to forward the request. */
type Intercept = (request: ReceivedRequest, contentUrl: string) => Replacement | Promise<Replacement>;

/**
 * Starts the site with a proxy between it and the content system. The proxy records the URLs of all requests and can replace
 * responses. Both stop when the test ends.
 *
 * @param variables the environment of the operator
 */
export async function runSiteBehindProxy(
  intercept: Intercept,
  variables: Readonly<Record<string, string>> = {},
) {
  const requestUrls: URL[] = [];
  const startProxy = async (contentUrl: string) => {
    const proxy = await startOrigin(async (response, request) => {
      requestUrls.push(request.url);
      const replacement = await intercept(request, contentUrl);
      if (replacement)
        return response
          .writeHead(replacement.status, { 'content-type': 'application/json' })
          .end(replacement.body);
      try {
        const forwarded = await fetch(contentUrl + request.url.pathname + request.url.search);
        const headers = ['content-type', 'x-statamic-live-preview'].flatMap((name) => {
          const value = forwarded.headers.get(name);
          return value === null ? [] : [[name, value]];
        });
        const body = Buffer.from(await forwarded.arrayBuffer());
        return response.writeHead(forwarded.status, Object.fromEntries(headers)).end(body);
      } catch {
        // The site may still refresh stale content after the test has ended.
        return response.destroy();
      }
    });
    return proxy.url;
  };
  const site = await runSite({ proxyContentUrl: startProxy, variables });
  onTestFinished(() => site.stop());
  return { ...site, requestUrls };
}
