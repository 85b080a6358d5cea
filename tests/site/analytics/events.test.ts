import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The names of the events in the typed list: the fields of `EcommerceParameters` and `SiteEventParameters`. */
const lists = readFileSync('renderer/tracking/events.ts', 'utf8').matchAll(
  /type (?:Ecommerce|SiteEvent)Parameters = \{\n(.*?)\n\};/gs,
);
const names = [...lists].flatMap(([, fields = '']) =>
  [...fields.matchAll(/^ {2}readonly ([a-z_]+):/gm)].flatMap(([, name]) => name ?? []),
);

test('The table of the README lists exactly the events of the typed list', () => {
  const readme = readFileSync('site/analytics/README.md', 'utf8');
  const [, table = ''] = readme.split('| event | sent by | when |');
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(2);
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(12);
  expect(listed.toSorted()).toEqual(names.toSorted());
});
