import { describe, expect, test } from 'vitest';
import {
  readArticleListQuery,
  writeArticleListQuery,
} from '../../../../site/pages/articles/article-list-query.ts';
import { fc } from '../../../properties.ts';

const read = (search: string) => readArticleListQuery(new URLSearchParams(search));

describe('The query of an article list', () => {
  test.each([
    ['', 1, undefined],
    ['page=1', 1, undefined],
    ['page=2', 2, undefined],
    ['page=9999', 9999, undefined],
    ['topic=craft', 1, 'craft'],
    ['topic=craft&page=3', 3, 'craft'],
    ['page=3&topic=draußen-sein', 3, 'draußen-sein'],
    ['page=&topic=', 1, undefined],
    ['utm_source=letter&build=abc', 1, undefined],
  ])('?%s selects page %s of %s', (search, page, topic) => {
    expect(read(search)).toEqual({ page, topic });
  });

  test.each([
    ['page=0'],
    ['page=-1'],
    ['page=01'],
    ['page=1.5'],
    ['page=1e3'],
    ['page=abc'],
    ['page=%00'],
    ['page=10000'],
    ['page=2&page=3'],
    ['page=２'],
  ])('?%s has an invalid page', (search) => {
    expect(read(search)).toBe('listPageNotFound');
  });

  test.each([
    ['topic=a/b'],
    ['topic=../x'],
    ['topic=craft,light'],
    ['topic=%20'],
    ['topic=-'],
    ['topic=craft&topic=light'],
    [`topic=${'a'.repeat(81)}`],
    ['topic=a%0Ab'],
  ])('?%s has an invalid topic', (search) => {
    expect(read(search)).toBe('topicNotFound');
  });
});

test('writeArticleListQuery returns the canonical query', () => {
  expect(writeArticleListQuery({ page: 1, topic: undefined })).toBe('');
  expect(writeArticleListQuery({ page: 2, topic: undefined })).toBe('page=2');
  expect(writeArticleListQuery({ page: 1, topic: 'craft' })).toBe('topic=craft');
  expect(writeArticleListQuery({ page: 2, topic: 'craft' })).toBe('page=2&topic=craft');
});

test('readArticleListQuery parses the output of writeArticleListQuery', () => {
  const part = fc.record({
    page: fc.integer({ min: 1, max: 9999 }),
    topic: fc.option(fc.stringMatching(/^[a-zé0-9][a-z0-9_-]{0,30}$/), { nil: undefined }),
  });
  fc.assert(
    fc.property(part, (query) => {
      expect(read(writeArticleListQuery(query))).toEqual(query);
    }),
  );
});

test('readArticleListQuery returns a valid query or a reason for any input', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (page, topic) => {
      const query = readArticleListQuery(new URLSearchParams({ page, topic }));
      if (typeof query === 'string') return;
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeLessThanOrEqual(9999);
    }),
  );
});
