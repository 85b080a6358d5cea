import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { CrawlResponse, FetchAddress } from './crawl.ts';

/** Low, because the crawling machine also serves the site. */
const MAX_CONCURRENT_REQUESTS = 6;
const UNAVAILABLE = 503;
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 1_000;
/** Stops a request that hangs. */
const TIMEOUT_MS = 120_000;
const queue = new PQueue({ concurrency: MAX_CONCURRENT_REQUESTS });

/**
 * Returns a function that requests addresses of a site, uncompressed. Unlike Playwright's requests, they are not recorded as steps.
 *
 * @param responses responses of earlier crawls by address. These addresses are not requested again
 */
export function createFetchAddress(
  origin: string,
  responses: Map<string, Promise<CrawlResponse>>,
): FetchAddress {
  return (address) => {
    const response = responses.get(address) ?? queue.add(() => fetchAddress(new URL(address, origin)));
    responses.set(address, response);
    return response;
  };
}

async function fetchAddress(url: URL): Promise<CrawlResponse> {
  const response = await requestUntilAvailable(url);
  const type = response.headers.get('content-type') ?? '';
  const location = response.headers.get('location') ?? undefined;
  // A body that is not read would keep its connection busy.
  const text = await response.text();
  return { status: response.status, type, location, text: /text\/html|xml/.test(type) ? text : '' };
}

/** On a busy machine the shop can exceed the time limit of the site. The site then responds with 503, so this function retries. */
async function requestUntilAvailable(url: URL): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== UNAVAILABLE || attempt === MAX_ATTEMPTS) return response;
    await response.text();
    await setTimeout(PAUSE_MS);
  }
}
