import { expect, test } from 'vitest';
import { appUrl, embeddedTest, get, previewToken, useContentSystem } from './content-system.ts';
import { getIds, itemOf } from './responses.ts';

useContentSystem();

const draft = '/api/collections/pages/entries/draft-nl';
const ofConfiguration = 'another system makes its own tokens, one for each preview';

embeddedTest('a draft opens by id with a preview token', ofConfiguration, async () => {
  expect(itemOf(await get(draft, { token: previewToken }))).toMatchObject({
    id: 'draft-nl',
    status: 'draft',
    published: false,
  });
});

embeddedTest('the token may be a header', ofConfiguration, async () => {
  expect((await get(draft, {}, { 'x-statamic-token': previewToken })).status).toBe(200);
});

embeddedTest('the parameter wins over the header', ofConfiguration, async () => {
  expect((await get(draft, { token: 'wrong' }, { 'x-statamic-token': previewToken })).status).toBe(404);
});

embeddedTest(
  'drafts, scheduled and expired entries open by uri with a preview token',
  ofConfiguration,
  async () => {
    expect(await previewedStatus('/concept')).toBe('draft');
    expect(await previewedStatus('/nieuws/2099/01/01/toekomst')).toBe('scheduled');
    expect(await previewedStatus('/vacatures/atelier/vac-old/lampenmaker')).toBe('expired');
  },
);

embeddedTest('a list never shows drafts', ofConfiguration, async () => {
  const ids = await getIds('/api/collections/pages/entries', {
    token: previewToken,
    sort: 'title',
    limit: 100,
  });
  expect(ids).not.toContain('draft-nl');
});

embeddedTest(
  'a previewed answer says so, may be framed by the sites, and is stored nowhere',
  ofConfiguration,
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

test('a token nobody knows is as good as none', async () => {
  const answer = await get('/api/collections/pages/entries/about-nl', { token: 'made-up' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-statamic-live-preview')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toBeNull();
  expect((await get(draft, { token: 'made-up' })).status).toBe(404);
  expect((await get('/api/entries-by-uri', { uri: '/concept', site: 'nl', token: 'made-up' })).status).toBe(
    404,
  );
});

async function previewedStatus(uri: string) {
  return itemOf(await get('/api/entries-by-uri', { uri, site: 'nl', token: previewToken }))['status'];
}
