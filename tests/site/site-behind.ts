import { onTestFinished } from 'vitest';
import { type Asked, startOrigin } from './origin.ts';
import { runSite } from './running-site.ts';

/** Returns a response that replaces the content system's, or `undefined` to forward the request. */
type Intercept = (asked: Asked) => { readonly status: number; readonly body: string } | undefined;

/** Starts the site behind a proxy that records all requests to the content system and may replace responses. Stops with the test. */
export async function siteBehind(intercept: Intercept) {
  const asked: URL[] = [];
  const site = await runSite(async (contentUrl) => {
    const proxy = await startOrigin(async (response, request) => {
      asked.push(request.url);
      const replacement = intercept(request);
      if (replacement)
        return response
          .writeHead(replacement.status, { 'content-type': 'application/json' })
          .end(replacement.body);
      try {
        const answer = await fetch(contentUrl + request.url.pathname + request.url.search);
        const type = answer.headers.get('content-type') ?? '';
        const body = Buffer.from(await answer.arrayBuffer());
        return response.writeHead(answer.status, { 'content-type': type }).end(body);
      } catch {
        // The site may still request placeholder colours after the test has ended.
        return response.destroy();
      }
    });
    return proxy.url;
  });
  onTestFinished(() => site.stop());
  return { ...site, asked };
}
