import { expect, test } from 'vitest';
import { serveProject } from './temporary-project.ts';

const news = {
  'content/collections/news.yaml':
    "title: News\ndate: true\ndate_behavior: { past: public, future: private }\nroute: '/{year}/{month}/{slug}'\n",
  'content/collections/news/2026-03-01.first.md': '---\nid: n1\ntitle: First\n---\n',
};
const list = '/api/collections/news/entries?fields=id&sort=date';

test.each([
  ['2025-13-01', '/2026/01/second'],
  ['2025-02-30', '/2025/03/second'],
  ['2025-12-31-2401', '/2026/01/second'],
])('Content server carries the overflow of the date %s in a file name, and reports it', async (date, uri) => {
  const { get, log } = await serveProject({
    ...news,
    [`content/collections/news/${date}.second.md`]: '---\nid: n2\ntitle: Second\n---\n',
  });
  expect((await get(list)).body).toMatchObject({ data: [{ id: 'n2' }, { id: 'n1' }] });
  expect((await get(`/api/entries-by-uri?uri=${uri}`)).body).toMatchObject({ data: { id: 'n2' } });
  expect(log).toEqual([
    `content/collections/news/${date}.second.md:1: The date ${date} in the file name does not exist. Write it as 2026-03-14, 2026-03-14-0930 or 2026-03-14-093005.`,
  ]);
});

test('Content server does not report existing dates in file names, with or without a time', async () => {
  const { log } = await serveProject({
    'content/collections/news.yaml': news['content/collections/news.yaml'],
    'content/collections/news/2024-02-29.first.md': '---\nid: n1\n---\n',
    'content/collections/news/2026-03-14-2359.second.md': '---\nid: n2\n---\n',
    'content/collections/news/2026-03-14-093005.third.md': '---\nid: n3\n---\n',
  });
  expect(log).toEqual([]);
});

test('Content server ignores numbers that are too large for a date', async () => {
  const tooLarge = 17_734_806_000_000;
  const { get } = await serveProject({
    ...news,
    'content/collections/news/2026-03-02.second.md': `---\nid: n2\nupdated_at: ${tooLarge}\nends: ${tooLarge}\n---\n`,
    'resources/blueprints/collections/news/news.yaml':
      'fields:\n  - { handle: ends, field: { type: date } }\n',
    'content/assets/assets.yaml': 'title: Assets\n',
    'public/assets/lamp.txt': 'lamp',
    'public/assets/.meta/lamp.txt.yaml': `last_modified: ${tooLarge}\n`,
  });
  const modified = expect.stringMatching(/^20\d\d-/);
  expect((await get('/api/collections/news/entries?sort=-date')).body).toMatchObject({
    data: [{ id: 'n2', ends: null, updated_at: modified, last_modified: modified }, { id: 'n1' }],
  });
  expect((await get('/api/assets/assets')).body).toMatchObject({ data: [{ last_modified: modified }] });
});
