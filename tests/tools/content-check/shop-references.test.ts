import { expect, test } from 'vitest';
import { checkContent } from '../../../.tools/content-check/content-check.ts';
import { startShop } from '../../site/embedded/shop/temporary-shop.ts';
import { startOrigin } from '../../site/origin.ts';
import { check, edited, expectFinding, homeFile, projectFolder } from './check-project.ts';

const blueprint = 'resources/blueprints/collections/pages/page.yaml';
const heading = "{ handle: heading, field: { type: text, validate: [required, 'max:90'] } }";
const fieldset = `
fields:
  - { handle: shop_kind, field: { type: select, options: { product: Product, category: Category } } }
  - { handle: shop_id, field: { type: text } }
`;

/** Returns the valid project with a hero with these values on the home page. */
const withHero = (values: string): Record<string, string> => ({
  ...edited(
    blueprint,
    heading,
    `${heading.replace('required', "'required_without:{this}.shop_id'")}\n                - import: shop_reference`,
  ),
  'resources/fieldsets/shop_reference.yaml': fieldset,
  ...edited(homeFile, 'type: hero\n', `type: hero\n${values}`),
});

test.each([
  ['product', 'shop_id: VV-HOEVE-31'],
  ['category', 'shop_kind: category\n    shop_id: MTA='],
])('Content check accepts a %s of the demo catalogue', async (_kind, values) => {
  expect(await check(withHero(`    ${values}\n`))).toEqual([]);
});

test.each([
  ['an unknown SKU', 'shop_id: VV-GONE', 'no product with the SKU "VV-GONE"; write one of: VV-'],
  ['the SKU of a variant', 'shop_id: VV-HOEVE-31-MOSS', 'write the SKU of the product, "VV-HOEVE-31"'],
  [
    'an unknown UID',
    'shop_kind: category\n    shop_id: MTAw',
    'no category with the UID "MTAw"; write one of: MTA= (lamps)',
  ],
  ['the SKU of a product as a category', 'shop_kind: category\n    shop_id: VV-NAP', 'no category'],
])('Content check reports %s', async (_mistake, values, message) => {
  await expectFinding(withHero(`    ${values}\n`), 'sections[0].shop_id', message);
});

test('Content check requires a heading only without a reference', async () => {
  const withoutHeading = (values: string) => {
    const changes = withHero(values);
    return { ...changes, [homeFile]: (changes[homeFile] ?? '').replace(/^ {4}heading: .*\n/m, '') };
  };
  expect(await check(withoutHeading('    shop_id: VV-NAP\n'))).toEqual([]);
  await expectFinding(withoutHeading(''), 'sections[0].heading', 'required but empty');
});

test('Content check compares references with the configured shop', async () => {
  const { url } = await startShop();
  const messagesFor = async (values: string) => {
    const findings = await checkContent(await projectFolder(withHero(`    ${values}\n`)), url);
    return findings.map(({ message }) => message);
  };
  expect(await messagesFor('shop_id: VV-HOEVE-31')).toEqual([]);
  expect(await messagesFor('shop_kind: category\n    shop_id: MTA=')).toEqual([]);
  expect(await messagesFor('shop_id: VV-GONE')).toEqual([
    'The shop has no product with the SKU "VV-GONE" in the store view of nl; write one that it shows there.',
  ]);
  expect(await messagesFor('shop_kind: category\n    shop_id: MTAw')).toEqual([
    expect.stringContaining('no category with the UID "MTAw"'),
  ]);
});

test('Content check finds no problem in the shipped content with a shop of the same catalogue', async () => {
  expect(await checkContent('site/statamic', (await startShop()).url)).toEqual([]);
});

test('Content check names a configured shop that does not respond', async () => {
  const { url } = await startOrigin((response) => response.writeHead(503).end('Maintenance'));
  await expect(checkContent(await projectFolder(), url)).rejects.toThrow(
    `MAGENTO_BASE_URL: the shop at ${url} did not send the paths of products and categories of the store view`,
  );
});
