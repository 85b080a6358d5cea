import { expect, test } from 'vitest';
import type { ProductDocument } from '../../../../site/services/search/documents.ts';
import { withFingerprint } from '../../../../site/services/search/wire-changes.ts';
import { limitRecordSizes } from '../../../../site/services/search/wire-record-size.ts';
import { toRecords } from '../../../../site/services/search/wire-records.ts';

/** Algolia refuses larger records. One too large record makes the whole batch fail. */
const MAX_BYTES = 10_000;

const TEXT = 'Een lantaarn voor lange avonden. '.repeat(2_000);
const list = <Item>(count: number, create: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => create(index));

const product: ProductDocument = {
  sku: 'VV-HOEVE-31',
  name: 'Lantaarn Hoeve 31, met een lange naam',
  href: '/nl/lantaarn-hoeve-31.html',
  picture: { src: '/media/catalog/product/hoeve.jpg', alt: 'Een lantaarn' },
  colors: list(300, (index) => ({
    label: `Een kleur met nummer ${index}`,
    color: '#8f4a30',
    href: `/nl/lantaarn-hoeve-31.html?variant=VV-HOEVE-31-${index}`,
    picture: { src: `/media/catalog/product/hoeve-${index}.jpg`, alt: 'Een lantaarn in een kleur' },
  })),
  price: { value: 129, currency: 'EUR' },
  regularPrice: undefined,
  percentOff: 0,
  hasPriceRange: true,
  isTaxIncluded: true,
  isInStock: true,
  piecesLeft: undefined,
  newFrom: undefined,
  newTo: undefined,
  variantSkus: list(1_000, (index) => `VV-HOEVE-31-${index}`),
  keywords: list(500, (index) => `zoekwoord ${index}`),
  categories: [{ uid: 'MTA=', name: 'Lampen' }],
  attributes: list(500, (index) => `materiaal ${index}`),
  description: TEXT,
};

test('A product with hundreds of variants and a long text has a record that Algolia accepts', () => {
  const { products } = toRecords({ products: [product], categories: [], content: [], suggestions: [] });
  expect(Buffer.byteLength(JSON.stringify(products[0]))).toBeLessThanOrEqual(MAX_BYTES);
  expect(products[0]).toMatchObject({ description: expect.stringMatching(/^Een lantaarn.*avonden\.$/) });
});

test('A product whose variants have long SKUs has a record that Algolia accepts, with as many SKUs as possible', () => {
  const variantSkus = list(100, (index) => `${'VV-HOEVE-31-'.repeat(5)}${index}`);
  const { products } = toRecords({
    products: [{ ...product, variantSkus }],
    categories: [],
    content: [],
    suggestions: [],
  });
  const { accepted, tooLarge } = limitRecordSizes(products);
  expect(tooLarge).toEqual([]);
  const sizes = accepted.map((record) => Buffer.byteLength(JSON.stringify(withFingerprint(record))));
  expect(sizes[0]).toBeLessThanOrEqual(MAX_BYTES);
  expect(sizes[0]).toBeGreaterThan(MAX_BYTES - 200);
  expect(accepted[0]?.['description']).toBe('');
});

test('A record that stays too large is omitted', () => {
  const { accepted, tooLarge } = limitRecordSizes([
    { objectID: 'A', name: 'x'.repeat(20_000), description: 'Een lantaarn.' },
    { objectID: 'B', name: 'Lantaarn' },
  ]);
  expect(accepted).toEqual([{ objectID: 'B', name: 'Lantaarn' }]);
  expect(tooLarge).toEqual(['A']);
});

test('A category and each part of a page with a long text have records that Algolia accepts', () => {
  const category = {
    id: 'MTA=',
    name: 'Lampen',
    path: ['Lampen'],
    href: '/nl/lampen.html',
    picture: undefined,
    productCount: 24,
    description: TEXT,
  };
  const page = {
    id: 'about-nl',
    kind: 'page' as const,
    title: 'Over ons',
    intro: '',
    text: TEXT,
    href: '/nl/over-ons',
  };
  const records = toRecords({ products: [], categories: [category], content: [page], suggestions: [] });
  for (const record of [...records.categories, ...records.content])
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(MAX_BYTES);
  expect(records.content.length).toBeGreaterThan(10);
});

test('A colour of a record is the value of its facet, also with a separator in its name', () => {
  const color = { label: 'Klei; licht', color: '#8f4a30', href: '/nl/klei.html', picture: undefined };
  const { products } = toRecords({
    products: [{ ...product, colors: [color] }],
    categories: [],
    content: [],
    suggestions: [],
  });
  expect(products[0]).toMatchObject({ colors: ['Klei, licht'], color_facet: ['Klei, licht;#8f4a30'] });
});
