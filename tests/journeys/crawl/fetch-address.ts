import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import PQueue from 'p-queue';
import type { CrawlResponse, FetchAddress } from './crawl.ts';

/**
 * Low, because the crawling machine also serves the site. Each new connection looks up `localhost`, and a hundred lookups at once can take
 * ten seconds.
 */
const MAX_CONCURRENT_REQUESTS = 6;
const UNAVAILABLE = 503;
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 1_000;

/**
 * Returns a function that requests addresses of the site under test.
 *
 * @param responses responses of earlier crawls by address. These addresses are not requested again
 */
export function createFetchAddress(
  request: APIRequestContext,
  responses: Map<string, Promise<CrawlResponse>>,
): FetchAddress {
  const queue = new PQueue({ concurrency: MAX_CONCURRENT_REQUESTS });
  return (address) => {
    const response = responses.get(address) ?? queue.add(() => fetchAddress(request, address));
    responses.set(address, response);
    return response;
  };
}

async function fetchAddress(request: APIRequestContext, address: string): Promise<CrawlResponse> {
  const response = await requestUntilAvailable(request, address);
  const { 'content-type': type = '', location } = response.headers();
  const isText = /text\/html|xml/.test(type);
  return { status: response.status(), type, location, text: isText ? await response.text() : '' };
}

/** On a busy machine the shop can exceed the time limit of the site. The site then responds with 503, so this function retries. */
async function requestUntilAvailable(request: APIRequestContext, address: string): Promise<APIResponse> {
  for (let attempt = 1; ; attempt += 1) {
    // Retries cover a keep-alive connection that the server closes at the moment of reuse.
    const response = await request.get(address, { maxRedirects: 0, maxRetries: 2 });
    if (response.status() !== UNAVAILABLE || attempt === MAX_ATTEMPTS) return response;
    await setTimeout(PAUSE_MS);
  }
}
