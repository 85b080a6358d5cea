import { expect, test } from 'vitest';
import { pageNumbers, paginate } from '../../../../site/embedded/content/query/paginate.ts';

const gap = null;

test.each([
  [1, 1, [1]],
  [5, 13, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  [1, 14, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, gap, 13, 14]],
  [7, 30, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, gap, 29, 30]],
  [8, 30, [1, 2, gap, 5, 6, 7, 8, 9, 10, 11, gap, 29, 30]],
  [23, 30, [1, 2, gap, 20, 21, 22, 23, 24, 25, 26, gap, 29, 30]],
  [24, 30, [1, 2, gap, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]],
])('pageNumbers for page %i of %i equal those of Laravel', (current, last, numbers) => {
  expect(pageNumbers(current, last)).toEqual(numbers);
});

const items = Array.from({ length: 40 }, (_, index) => index);
const path = 'https://cms.example.test/api/list';

test.each([
  [{}, 50, 1],
  [{ limit: '7' }, 7, 1],
  [{ limit: '0' }, 15, 1],
  [{ limit: '' }, 15, 1],
  [{ limit: 'many' }, 15, 1],
  [{ limit: '-3' }, 15, 1],
  [{ limit: '10', page: '3' }, 10, 3],
  [{ limit: '10', page: '0' }, 10, 1],
  [{ limit: '10', page: 'x' }, 10, 1],
])('paginate with the query %o returns a page size of %i and page %i', (query, size, page) => {
  expect(paginate(items, path, query, 50).meta).toMatchObject({ per_page: size, current_page: page });
});

test('paginate returns an empty page beyond the last page', () => {
  const { items: pageItems, meta, links } = paginate(items, path, { limit: '20', page: '9' }, 50);
  expect(pageItems).toEqual([]);
  expect(meta).toMatchObject({ from: null, to: null, total: 40, last_page: 2 });
  expect(links).toMatchObject({ next: null });
});

test('Page links repeat filters, sort order and limit but not the token', () => {
  const query = {
    filter: { site: 'nl', 'title:contains': 'a b' },
    token: 'secret',
    sort: 'title',
    limit: '20',
  };
  expect(paginate(items, path, query, 50).links['next']).toBe(
    `${path}?filter%5Bsite%5D=nl&filter%5Btitle%3Acontains%5D=a%20b&limit=20&sort=title&page=2`,
  );
});
