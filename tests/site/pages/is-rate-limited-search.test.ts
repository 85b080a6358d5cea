import { expect, test } from 'vitest';
import { localeCodes } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import { isRateLimitedSearch } from '../../../site/pages/is-rate-limited-search.ts';
import { isUncacheable } from '../../../site/pages/uncacheable.ts';

test.each(localeCodes)(
  'Each URL of a search in %s is uncacheable, because only uncacheable pages count searches',
  (code) => {
    const urls = [
      `${routePath('search', code)}?q=lamp`,
      `/${code}?place=Utrecht`,
      `/${code}/page?place=Utrecht`,
    ].map((path) => new URL(path, 'https://www.example.test'));
    for (const url of urls)
      expect([url.href, isRateLimitedSearch(url), isUncacheable(url)]).toEqual([url.href, true, true]);
    const cached = new URL(routePath('search', code), 'https://www.example.test');
    expect(isRateLimitedSearch(cached)).toBe(false);
  },
);
