import type { APIRequestContext } from '@playwright/test';
import type { FetchAddress } from './crawl.ts';

/** Returns a function that requests addresses of the site under test. */
export function createFetchAddress(request: APIRequestContext): FetchAddress {
  return async (address) => {
    // Retries cover a keep-alive connection that the server closes at the moment of reuse.
    const response = await request.get(address, { maxRedirects: 0, maxRetries: 2 });
    const { 'content-type': type = '', location } = response.headers();
    const isText = /text\/html|xml/.test(type);
    return { status: response.status(), type, location, text: isText ? await response.text() : '' };
  };
}
