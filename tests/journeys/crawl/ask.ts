import type { APIRequestContext } from '@playwright/test';
import type { Ask } from './crawl.ts';

/** Asks the site that the journeys visit. */
export function askBy(request: APIRequestContext): Ask {
  return async (address) => {
    // A connection kept alive may be closed just when it is used again; that is no answer of the site.
    const response = await request.get(address, { maxRedirects: 0, maxRetries: 2 });
    const { 'content-type': type = '', location } = response.headers();
    const isText = /text\/html|xml/.test(type);
    return { status: response.status(), type, location, text: isText ? await response.text() : '' };
  };
}
