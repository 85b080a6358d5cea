import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { startShop, temporaryFolder } from './temporary-shop.ts';

/** Starts a shop with one more URL. Returns its response to `route`. */
async function routeWith(row: {
  readonly target?: string;
  readonly code?: number;
  readonly type?: string;
  readonly entityId?: number;
}) {
  const directory = temporaryFolder();
  const { url } = await startShop({ directory });
  const database = new DatabaseSync(join(directory, 'shop.sqlite'));
  onTestFinished(() => database.close());
  const { target = null, code = 0, type = null, entityId = null } = row;
  database
    .prepare(
      "INSERT INTO url (store, path, target, redirect_code, type, entity_id) VALUES ('eu_nl', 'a.html', ?, ?, ?, ?)",
    )
    .run(target, code, type, entityId);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Store: 'eu_nl' },
    body: JSON.stringify({
      query: '{ route(url: "a.html?p=2") { __typename relative_url redirect_code type } }',
    }),
  });
  const body: unknown = await response.json();
  return body;
}

test.each([
  ['without a page', {}, 'No such entity found with matching URL key: a.html'],
  ['of a removed category', { type: 'CATEGORY', entityId: 999 }, "Category doesn't exist"],
])('A URL %s is refused', async (_, row, message) => {
  expect(await routeWith(row)).toMatchObject({
    errors: [{ message, path: ['route'], extensions: { category: 'graphql-no-such-entity' } }],
    data: { route: null },
  });
});

test('A redirect to another website has no type', async () => {
  expect(await routeWith({ target: 'https://example.com/a', code: 301 })).toEqual({
    data: {
      route: {
        __typename: 'RoutableUrl',
        relative_url: 'https://example.com/a?p=2',
        redirect_code: 301,
        type: null,
      },
    },
  });
});
