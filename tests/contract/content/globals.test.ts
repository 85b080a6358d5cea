import { expect, test } from 'vitest';
import { embeddedTest, get, useContentSystem } from './content-system.ts';
import { getItem, itemsOf, notFound } from './responses.ts';

useContentSystem();

test('Global set has its values in alphabetical order, then handle and API URL', async () => {
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

test('Global set inherits missing values from its origin', async () => {
  expect(await getItem('/api/globals/company', { site: 'en_uk' })).toMatchObject({
    phone: '+31 10 000 00 00',
    opening_note: 'Mon–Fri 9–17',
    logo: { id: 'assets::hero/dusk.png' },
  });
});

test('Global set inherits through several sites, and null overrides an inherited value', async () => {
  expect(await getItem('/api/globals/company', { site: 'de' })).toMatchObject({
    phone: null,
    opening_note: 'Mon–Fri 9–17',
    open_today: true,
  });
});

test('Global set does not contain its origin', async () => {
  const company = await getItem('/api/globals/company', { site: 'en_uk' });
  expect(company).toHaveProperty('handle', 'company');
  expect(company).not.toHaveProperty('origin');
});

test('Global set without a blueprint has its values as stored', async () => {
  expect(await getItem('/api/globals/notice')).toMatchObject({
    words: 'Zaterdag dicht',
    picture: 'hero/workshop.jpg',
  });
});

test('Global list contains every set of the default site and is not paginated', async () => {
  const response = await get('/api/globals');
  expect(
    itemsOf(response)
      .map(({ handle }) => String(handle))
      .toSorted(),
  ).toEqual(['company', 'notice']);
  expect(Object.keys(Object(response.body))).toEqual(['data']);
});

test('Global list contains complete sets', async () => {
  const listed = itemsOf(await get('/api/globals')).find(({ handle }) => handle === 'company');
  expect(listed).toEqual(await getItem('/api/globals/company'));
});

test('Global set is not found in a site without it', async () => {
  const response = await get('/api/globals/notice', { site: 'de' });
  expect(response.status).toBe(404);
  expect(response.body).toEqual(notFound);
});

embeddedTest(
  'Global list omits sets that the site does not have',
  'a real installation returns 500',
  async () => {
    expect(itemsOf(await get('/api/globals', { site: 'de' })).map(({ handle }) => handle)).toEqual([
      'company',
    ]);
  },
);

embeddedTest('Global list of an unknown site returns 404', 'a real installation returns 500', async () => {
  expect((await get('/api/globals', { site: 'atlantis' })).status).toBe(404);
});
