import { expect, test } from 'vitest';
import { embeddedTest, get, useContentSystem } from './content-system.ts';
import { getItem, itemsOf, notFound } from './responses.ts';

useContentSystem();

test('a global set is its values in alphabetical order, then its handle and address', async () => {
  const company = await getItem('/api/globals/company');
  expect(Object.keys(company)).toEqual(['logo', 'open_today', 'opening_note', 'phone', 'handle', 'api_url']);
  expect(company).toMatchObject({
    handle: 'company',
    phone: '+31 10 000 00 00',
    opening_note: 'Ma–vr 9–17 u',
    open_today: true,
    logo: { id: 'assets::hero/dusk.png' },
  });
  expect(company['api_url']).toMatch(/\/api\/globals\/company$/);
});

test('another site inherits what it does not say itself', async () => {
  expect(await getItem('/api/globals/company', { site: 'en_uk' })).toMatchObject({
    phone: '+31 10 000 00 00',
    opening_note: 'Mon–Fri 9–17',
    logo: { id: 'assets::hero/dusk.png' },
  });
});

test('inheritance goes through a site in between, and null overrides', async () => {
  expect(await getItem('/api/globals/company', { site: 'de' })).toMatchObject({
    phone: null,
    opening_note: 'Mon–Fri 9–17',
    open_today: true,
  });
});

test('the origin of a global set is not shown', async () => {
  const company = await getItem('/api/globals/company', { site: 'en_uk' });
  expect(company).toHaveProperty('handle', 'company');
  expect(company).not.toHaveProperty('origin');
});

test('a set without a blueprint has its values as they are stored', async () => {
  expect(await getItem('/api/globals/notice')).toMatchObject({
    words: 'Zaterdag dicht',
    picture: 'hero/workshop.jpg',
  });
});

test('the list holds every set of the default site, not paginated', async () => {
  const answer = await get('/api/globals');
  expect(
    itemsOf(answer)
      .map(({ handle }) => String(handle))
      .toSorted(),
  ).toEqual(['company', 'notice']);
  expect(Object.keys(Object(answer.body))).toEqual(['data']);
});

test('a listed set is as whole as a single one', async () => {
  const listed = itemsOf(await get('/api/globals')).find(({ handle }) => handle === 'company');
  expect(listed).toEqual(await getItem('/api/globals/company'));
});

test('a set is not found in a site it does not have', async () => {
  const answer = await get('/api/globals/notice', { site: 'de' });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual(notFound);
});

embeddedTest(
  'the list leaves out sets the site does not have',
  'a real installation answers 500 there',
  async () => {
    expect(itemsOf(await get('/api/globals', { site: 'de' })).map(({ handle }) => handle)).toEqual([
      'company',
    ]);
  },
);

embeddedTest('an unknown site is not found', 'a real installation answers 500 there', async () => {
  expect((await get('/api/globals', { site: 'atlantis' })).status).toBe(404);
});
