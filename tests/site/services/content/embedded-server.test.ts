import { expect, test } from 'vitest';
import { clientOf } from './client.ts';
import { previewToken, startEmbedded } from './embedded.ts';

const minute = 60_000;

async function embedded() {
  const server = await startEmbedded();
  return { server, ...clientOf(server.url, { paging: { limit: 9, retries: 0, retryDelayMs: 0 } }) };
}

test('The client finds pages by uri in their site', async () => {
  const { content, nl, lines } = await embedded();

  expect(await nl.entryByUri('/over-ons')).toMatchObject({
    ok: true,
    value: {
      id: 'about-nl',
      title: 'Over ons',
      slug: 'over-ons',
      uri: '/over-ons',
      url: '/nl/over-ons',
      site: 'nl',
      collection: 'pages',
      blueprint: 'page',
      status: 'published',
      updatedAt: '2026-03-14T09:30:00.000000Z',
      redirect: null,
      seo: { title: 'Over ons | Voorbeeld', description: 'Wie wij zijn', noindex: false },
      fields: { intro: 'Drie lampen en een werkplaats', subtitle: 'Sinds 1998' },
    },
  });
  expect(await nl.entryByUri('/')).toMatchObject({ value: { id: 'home-nl', uri: '/' } });
  expect(await content.forRequest({ site: 'en_uk' }).entryByUri('/over-ons')).toEqual({
    ok: true,
    value: null,
  });
  expect(lines).toEqual([]);
});

test('A redirected page contains its redirect target', async () => {
  const { nl } = await embedded();

  const redirected = { redirect: 'https://elsewhere.example.test/shop', uri: '/oud-adres' };
  expect(await nl.entryByUri('/oud-adres')).toMatchObject({ ok: true, value: redirected });
});

test('A draft is available only in a preview, by uri and by id', async () => {
  const { content, nl } = await embedded();
  const preview = content.forRequest({ site: 'nl', previewToken });
  const draft = { ok: true, value: { id: 'draft-nl', status: 'draft', published: false } };

  expect(await preview.entryByUri('/concept')).toMatchObject(draft);
  expect(await preview.entry('pages', 'draft-nl')).toMatchObject(draft);
  expect(await nl.entryByUri('/concept')).toEqual({ ok: true, value: null });
  expect(await nl.entry('pages', 'draft-nl')).toEqual({ ok: true, value: null });
  expect(await preview.entries('pages')).not.toMatchObject({ value: { items: [draft.value] } });
});

test('Sections have the shape of their blueprint, without disabled ones', async () => {
  const { nl } = await embedded();

  const outcome = await nl.entry('kitchen', 'builder-full');

  expect(outcome.ok && outcome.value?.sections.slice(0, 2)).toMatchObject([
    { id: 's1', type: 'hero', heading: 'Licht dat meebeweegt', image: { id: 'assets::hero/workshop.jpg' } },
    { id: 's3', type: 'faq', items: [{ id: 'r1', question: 'Hoe lang?' }, { id: null }] },
  ]);
});

test('A list of more than two pages is fetched completely and in order', async () => {
  const { nl } = await embedded();

  const outcome = await nl.allEntries('many', { fields: ['title'] });

  const titles = outcome.ok ? outcome.value.map(({ title }) => title) : [];
  expect(titles).toEqual(Array.from({ length: 23 }, (_, n) => `Item ${String(n + 1).padStart(2, '0')}`));
});

test('A list contains only published entries of the client’s site, in order', async () => {
  const { nl } = await embedded();

  const outcome = await nl.entries('articles', { sort: '-date', limit: 2 });

  expect(outcome).toMatchObject({
    value: {
      items: [{ id: 'art-lamp-nl', date: '2026-03-14T09:30:00.000000Z' }, { id: 'art-wood-nl' }],
      meta: { currentPage: 1, lastPage: 2, perPage: 2, total: 3, from: 1, to: 2 },
    },
  });
});

test('The localisations of an entry are found in all sites by origin', async () => {
  const { nl } = await embedded();

  const outcome = await nl.allEntries('pages', {
    inAllSites: true,
    fields: [],
    filter: { origin: 'about-nl' },
  });

  const found = outcome.ok ? outcome.value.map(({ id, site, originId }) => ({ id, site, originId })) : [];
  expect(found).toContainEqual({ id: 'about-en', site: 'en_uk', originId: 'about-nl' });
  expect(outcome.ok && outcome.value.every(({ sections }) => sections.length === 0)).toBe(true);
});

test('A forbidden filter is a logged failure', async () => {
  const { nl, lines } = await embedded();

  const outcome = await nl.entries('pages', { filter: { colour: 'red' } });

  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unexpected-status', status: 422 } });
  expect(lines[0]?.fields).toMatchObject({ status: 422, statusText: 'Unprocessable Entity' });
});

test('Globals are a map by handle with localised or inherited values', async () => {
  const { content } = await embedded();

  expect(await content.forRequest({ site: 'en_uk' }).globals()).toMatchObject({
    ok: true,
    value: { company: { phone: '+31 10 000 00 00', opening_note: 'Mon–Fri 9–17' } },
  });
});

test('A navigation is a tree of published items, or null in a site without it', async () => {
  const { content, nl } = await embedded();

  expect(await nl.navTree('main', ['new_tab'])).toMatchObject({
    ok: true,
    value: [
      { title: 'Over het huis', url: '/nl/over-ons', depth: 1, children: [{ title: 'Team', depth: 2 }] },
      { title: 'Vacatures', url: 'https://jobs.example.test', fields: { new_tab: true } },
      { title: 'Alleen een kop', url: null, children: [{ children: [{ title: 'Dieper', depth: 3 }] }] },
      { title: 'Verhuisd', url: 'https://elsewhere.example.test/shop' },
    ],
  });
  expect(await content.forRequest({ site: 'de' }).navTree('main')).toEqual({ ok: true, value: null });
});

test('Terms are in the language of the client’s site', async () => {
  const { content, nl } = await embedded();
  const de = content.forRequest({ site: 'de' });

  expect(await de.term('store_types', 'flagship')).toMatchObject({
    value: { title: 'Hauptladen', site: 'de' },
  });
  expect(await nl.term('store_types', 'flagship')).toMatchObject({
    value: { title: 'Vlaggenschip', site: 'nl' },
  });
  const all = await nl.allTerms('store_types');
  expect(all.ok && all.value.map(({ slug, site }) => `${slug} ${site}`)).toEqual(
    expect.arrayContaining(['dealer nl', 'flagship nl', 'outlet nl']),
  );
});

test('A picture contains size and focus point', async () => {
  const { nl } = await embedded();

  expect(await nl.asset('assets', 'hero/workshop.jpg')).toMatchObject({
    value: {
      width: 160,
      height: 90,
      focus: '40% 60%',
      alt: 'Een werkplaats met drie lampen',
      mimeType: 'image/jpeg',
    },
  });
});

test('A form definition contains fields with steps, rules and conditions', async () => {
  const { nl } = await embedded();

  const form = await nl.form('contact');

  expect(form.ok && form.value?.fields.slice(0, 3)).toMatchObject([
    {
      handle: 'subject',
      options: [{ value: 'order', label: 'Bestelling' }, { value: 'advice' }],
      step: 1,
      width: 50,
    },
    { handle: 'order_no', rules: ['sometimes', 'required'], config: { if: { subject: 'equals order' } } },
    { handle: 'lamps', rules: ['nullable', 'min:1', 'max:20'], width: 100 },
  ]);
  expect(await nl.form('bare')).toMatchObject({ ok: true, value: { fields: [] } });
});

test('A submitted form is accepted, or invalid with errors by field', async () => {
  const { nl } = await embedded();
  const pageUrl = 'https://www.example.test/nl/contact';
  const good = { subject: 'advice', name: 'Kim', email: 'kim@example.test' };

  const invalid = await nl.submitForm('contact', { ...good, email: 'kim' }, pageUrl);
  expect(invalid).toMatchObject({ value: { outcome: 'invalid', errors: { email: [expect.any(String)] } } });
  const accepted = await nl.submitForm('contact', good, pageUrl);
  expect(accepted).toMatchObject({ value: { outcome: 'accepted' } });
  const robot = await nl.submitForm('contact', { ...good, website: 'spam' }, pageUrl);
  expect(robot).toMatchObject({ value: { outcome: 'accepted' } });
});

test('A submitted form can contain a file', async () => {
  const { nl } = await embedded();
  const attachment = new File(['Twee lampen'], 'plan.txt', { type: 'text/plain' });
  const values = { subject: 'advice', name: 'Kim', email: 'kim@example.test', attachment };

  const outcome = await nl.submitForm('contact', values, 'https://www.example.test/nl/contact');

  expect(outcome).toMatchObject({ ok: true, value: { outcome: 'accepted' } });
});

test('GraphQL responds to a ping', async () => {
  const { nl } = await embedded();

  expect(await nl.graphql('{ping}')).toEqual({ ok: true, value: { data: { ping: 'pong' }, errors: [] } });
});

test('Cached pages stay available after the content server is killed', async () => {
  const { server, nl, clock } = await embedded();
  const read = () => Promise.all([nl.entryByUri('/over-ons'), nl.globals(), nl.navTree('main')]);
  const before = await read();
  await server.stop();

  clock.ms += 30 * minute;
  expect(await read()).toEqual(before);
  clock.ms += 300 * minute;
  expect(await read()).toEqual(before);
  expect(before.every(({ ok }) => ok)).toBe(true);
  expect(await nl.entryByUri('/team')).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
});
