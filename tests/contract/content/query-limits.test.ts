import { expect, test } from 'vitest';
import { embeddedTest, get, sendRequest, useContentSystem } from './content-system.ts';
import { getItem, pageOf, propertyOf } from './responses.ts';

useContentSystem();

const samples = '/api/collections/samples/entries';
const REASON = 'the limits of PHP depend on its configuration';
const names = (count: number) => Array.from({ length: count }, (_, index) => `key_${index}`);
const repeated = (count: number) => names(count).map((name) => `${name}=1`);

embeddedTest('A query is read up to its thousandth parameter', REASON, async () => {
  const last = pageOf(await get(`${samples}?${[...repeated(999), 'limit=3'].join('&')}`));
  expect(last.meta.per_page).toBe(3);
  const dropped = pageOf(await get(`${samples}?${[...repeated(1000), 'limit=3'].join('&')}`));
  expect(dropped.meta.per_page).toBe(50);
});

test('A list with more than twenty indexes keeps all its values', async () => {
  const entry = await getItem(`${samples}/s-amber`, { fields: names(30) });
  expect(Object.keys(entry)).toEqual(names(30));
});

embeddedTest('A query is read up to five levels of brackets', REASON, async () => {
  const nextLink = async (brackets: string) =>
    decodeURIComponent(String(pageOf(await get(`${samples}?limit=1&fields${brackets}=x`)).links.next));
  // Page links repeat the fields as they were read. Deeper brackets are one key.
  const read = async (brackets: string) => (await nextLink(brackets)).includes(`fields${brackets}=x`);
  expect(await read('[a][b][c][d][e]')).toBe(true);
  expect(await read('[a][b][c][d][e][f]')).toBe(false);
});

embeddedTest('A form with more than two hundred fields is read completely', REASON, async () => {
  const body = [...repeated(500), 'email=kim%40example.test', 'consent=1'].join('&');
  const response = await sendRequest('/!/forms/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  expect(response.status).toBe(200);
  expect(propertyOf(propertyOf(response.body, 'submission'), 'email')).toBe('kim@example.test');
});
