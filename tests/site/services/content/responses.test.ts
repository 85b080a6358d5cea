import { expect, test } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { clientOf, clientWithResponse, linesWithoutProbes, wireList, wirePage } from './client.ts';

test('An entry has the same shape from Statamic 5 and 6', async () => {
  const shared = {
    slug: 'over-ons',
    uri: '/over-ons',
    url: '/nl/over-ons',
    blueprint: { title: 'Page', handle: 'page' },
  };
  const five = wirePage('about', { ...shared, parent: null, redirect: null });
  const six = wirePage('about', { ...shared, redirect: { url: null } });

  const [fromFive, fromSix] = await Promise.all([
    clientWithResponse({ data: five }),
    clientWithResponse({ data: six }),
  ]);
  const read = await fromSix.nl.entryByUri('/over-ons');

  expect(await fromFive.nl.entryByUri('/over-ons')).toEqual(read);
  expect(read).toMatchObject({
    ok: true,
    value: { id: 'about', site: 'nl', collection: 'pages', blueprint: 'page', parent: null, redirect: null },
  });
});

test.each([
  ['a URL', 'https://elsewhere.example.test'],
  ['an object', { url: 'https://elsewhere.example.test' }],
  ['a reference', 'entry::shop'],
])('A redirect stored as %s has the target from the content system', async (_, redirect) => {
  const page = wirePage('moved', { redirect, url: 'https://elsewhere.example.test', uri: '/oud' });
  const { nl } = await clientWithResponse({ data: page });

  expect(await nl.entryByUri('/oud')).toMatchObject({
    value: { redirect: 'https://elsewhere.example.test' },
  });
});

test('An entry keeps its sections and unknown fields unchanged', async () => {
  const sections = [{ type: 'hero', id: 's1', odd: { deep: [1] } }, 'nonsense', null];
  const { nl } = await clientWithResponse({
    data: wirePage('home', { sections, tagline: 'Licht', loose: { a: 1 } }),
  });

  const outcome = await nl.entryByUri('/');

  expect(outcome).toMatchObject({ value: { sections, fields: { tagline: 'Licht', loose: { a: 1 } } } });
});

test.each([[null], ['text'], [{}], [undefined]])(
  'An entry whose sections are %j has no sections',
  async (sections) => {
    const { nl } = await clientWithResponse({ data: wirePage('home', { sections }) });

    expect(await nl.entryByUri('/')).toMatchObject({ ok: true, value: { sections: [] } });
  },
);

test('An entry contains its SEO fields with the picture', async () => {
  const image = {
    id: 'assets::a.jpg',
    url: '/assets/a.jpg',
    permalink: 'https://cms.test/assets/a.jpg',
    alt: 'Lamp',
  };
  const seo = { seo_title: 'Lampen', seo_description: null, seo_image: image, seo_noindex: true };
  const { nl } = await clientWithResponse({ data: wirePage('home', seo) });

  expect(await nl.entryByUri('/')).toMatchObject({
    value: {
      seo: {
        title: 'Lampen',
        description: null,
        picture: { ...image, width: null, height: null, focus: null },
        noindex: true,
      },
      fields: {},
    },
  });
});

test.each([
  ['no id', { id: undefined }, 'data.id'],
  ['no site', { locale: null }, 'data.locale'],
  ['an unknown status', { status: 'maybe' }, 'data.status'],
])('An entry with %s is an invalid response', async (_, invalid, at) => {
  const { nl } = await clientWithResponse({ data: wirePage('home', invalid) });

  expect(await nl.entryByUri('/')).toMatchObject({ ok: false, failure: { kind: 'unexpected-body', at } });
});

test('Globals are a map by handle', async () => {
  const { nl } = await clientWithResponse({
    data: [
      { phone: '+31 10', handle: 'company', api_url: '…' },
      { items: [], handle: 'search', api_url: '…' },
    ],
  });

  expect(await nl.globals()).toEqual({
    ok: true,
    value: { company: { phone: '+31 10' }, search: { items: [] } },
  });
});

test('A navigation is a tree of titles and URLs, with null for a heading', async () => {
  const leaf = { page: { title: 'Team', url: '/nl/team', new_tab: true }, depth: 2, children: [] };
  const { nl } = await clientWithResponse({
    data: [{ page: { title: 'Kop', url: null }, depth: 1, children: [leaf] }],
  });

  expect(await nl.navTree('main')).toEqual({
    ok: true,
    value: [
      {
        title: 'Kop',
        url: null,
        depth: 1,
        fields: {},
        children: [{ title: 'Team', url: '/nl/team', depth: 2, fields: { new_tab: true }, children: [] }],
      },
    ],
  });
});

test('A missing item is null and not logged', async () => {
  const { nl, lines } = await clientWithResponse({ message: 'Not found.' }, 404);

  const missing = { ok: true, value: null };
  expect(await nl.entryByUri('/nergens')).toEqual(missing);
  expect(await nl.entry('pages', 'nothing')).toEqual(missing);
  expect(await nl.navTree('nothing')).toEqual(missing);
  expect(await nl.term('topics', 'nothing')).toEqual(missing);
  expect(await nl.form('nothing')).toEqual(missing);
  expect(await nl.asset('assets', 'nothing.jpg')).toEqual(missing);
  expect(lines).toEqual([]);
});

test.each([
  ['A 404 of a disabled API', 'text/html', '<h1>Page not found</h1>'],
  ['A 404 of a proxy', 'application/json', '{"error":"no such host"}'],
])('%s is a failure and not a missing item', async (_, type, body) => {
  const origin = await startOrigin((response) => {
    response.writeHead(404, { 'content-type': type }).end(body);
  });
  const { nl, lines } = clientOf(origin.url);

  expect(await nl.entryByUri('/over-ons')).toMatchObject({
    ok: false,
    failure: { kind: 'unexpected-body', status: 404 },
  });
  expect(lines).toHaveLength(1);
});

test('A list of an unknown collection is a failure', async () => {
  const { nl } = await clientWithResponse({ message: 'Not found.' }, 404);

  expect(await nl.entries('nothing')).toMatchObject({
    ok: false,
    failure: { kind: 'unexpected-status', status: 404 },
  });
});

test('A failed request is logged with its status and without the preview token', async () => {
  const origin = await startOrigin((response) => response.writeHead(503, 'Service Unavailable').end());
  const { content, lines } = clientOf(origin.url);

  await content.forRequest({ site: 'nl', previewToken: 'pre-view' }).entryByUri('/over-ons');

  expect(linesWithoutProbes(lines)).toHaveLength(1);
  expect(lines[0]?.fields).toMatchObject({
    system: 'content',
    status: 503,
    statusText: 'Service Unavailable',
  });
  expect(JSON.stringify(lines)).not.toContain('pre-view');
});

test('A list contains its meta data', async () => {
  const { nl } = await clientWithResponse(wireList([wirePage('a'), wirePage('b')], 1, 3));

  expect(await nl.entries('pages')).toMatchObject({
    value: {
      items: [{ id: 'a' }, { id: 'b' }],
      meta: { currentPage: 1, lastPage: 3, perPage: 2, total: 5, from: 1, to: 2 },
    },
  });
});

function wireTerm(locale: string, title: string) {
  return { id: 't::hout', slug: 'hout', title, locale, taxonomy: { handle: 't' } };
}

test('A term of another site is replaced by the term of the client’s site from the list', async () => {
  const origin = await startOrigin((response, { url }) => {
    const isList = url.pathname.endsWith('/terms');
    sendJson(response, isList ? wireList([wireTerm('de', 'Holz')]) : { data: wireTerm('nl', 'Hout') });
  });
  const { content } = clientOf(origin.url);

  const outcome = await content.forRequest({ site: 'de' }).term('t', 'hout');

  expect(outcome).toMatchObject({ value: { site: 'de', title: 'Holz', taxonomy: 't' } });
  expect(origin.requests[1]?.url.searchParams.get('filter[slug]')).toBe('hout');
});

test('A GraphQL response contains errors and data', async () => {
  const { nl } = await clientWithResponse({ data: null, errors: [{ message: 'validation', locations: [] }] });

  const value = { data: null, errors: [{ message: 'validation' }] };
  expect(await nl.graphql('{x}')).toEqual({ ok: true, value });
});
