import { expect, test } from 'vitest';
import { appUrl, embeddedTest, get, previewToken, useContentSystem } from './content-system.ts';
import { getIds, itemOf } from './responses.ts';

useContentSystem();

const draft = '/api/collections/pages/entries/draft-nl';
const REASON = 'another system creates its own token for each preview';

embeddedTest('A preview token gives access to a draft by id', REASON, async () => {
  expect(itemOf(await get(draft, { token: previewToken }))).toMatchObject({
    id: 'draft-nl',
    status: 'draft',
    published: false,
  });
});

embeddedTest('A preview token can be sent in a header', REASON, async () => {
  expect((await get(draft, {}, { 'x-statamic-token': previewToken })).status).toBe(200);
});

embeddedTest('A preview token in the query takes precedence over the header', REASON, async () => {
  expect((await get(draft, { token: 'wrong' }, { 'x-statamic-token': previewToken })).status).toBe(404);
});

embeddedTest(
  'A preview token gives access to drafts, scheduled and expired entries by URI',
  REASON,
  async () => {
    expect(await previewedStatus('/concept')).toBe('draft');
    expect(await previewedStatus('/nieuws/2099/01/01/toekomst')).toBe('scheduled');
    expect(await previewedStatus('/vacatures/atelier/vac-old/lampenmaker')).toBe('expired');
  },
);

embeddedTest('A list excludes drafts even with a preview token', REASON, async () => {
  const ids = await getIds('/api/collections/pages/entries', {
    token: previewToken,
    sort: 'title',
    limit: 100,
  });
  expect(ids).not.toContain('draft-nl');
});

embeddedTest(
  'A preview response has a preview header, may be framed by the sites, and is not stored',
  REASON,
  async () => {
    const { headers } = await get(draft, { token: previewToken });
    expect(headers.get('x-statamic-live-preview')).toBe('1');
    expect(headers.get('cache-control')).toContain('no-store');
    const [directive, ...origins] = String(headers.get('content-security-policy'))
      .split(/[\s;]+/)
      .filter(Boolean);
    expect(directive).toBe('frame-ancestors');
    expect(origins.toSorted()).toEqual(
      [appUrl, 'https://www.example.de', 'https://www.example.test'].toSorted(),
    );
  },
);

test('An unknown preview token is ignored', async () => {
  const response = await get('/api/collections/pages/entries/about-nl', { token: 'made-up' });
  expect(response.status).toBe(200);
  expect(response.headers.get('x-statamic-live-preview')).toBeNull();
  expect(response.headers.get('content-security-policy')).toBeNull();
  expect((await get(draft, { token: 'made-up' })).status).toBe(404);
  expect((await get('/api/entries-by-uri', { uri: '/concept', site: 'nl', token: 'made-up' })).status).toBe(
    404,
  );
});

async function previewedStatus(uri: string) {
  return itemOf(await get('/api/entries-by-uri', { uri, site: 'nl', token: previewToken }))['status'];
}
