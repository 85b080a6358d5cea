import { describe, expect, test } from 'vitest';
import {
  defaultVariant,
  lineHref,
  readSelection,
  toChoices,
} from '../../../../site/pages/product/variant-selection.ts';

const variant = (sku: string, valueUids: readonly string[], isInStock = true) => ({
  sku,
  valueUids,
  isInStock,
});
const value = (uid: string) => ({ uid, label: uid.toUpperCase(), color: undefined });

// No large lamp in moss exists.
const variants = [
  variant('S-CLAY', ['clay', 's'], false),
  variant('S-MOSS', ['moss', 's']),
  variant('L-CLAY', ['clay', 'l']),
];
const options = [
  { code: 'color', label: 'Colour', values: [value('clay'), value('moss'), value('chalk')] },
  { code: 'size', label: 'Size', values: [value('s'), value('l')] },
];
const lamp = [variant('KEY', [])];

describe('The selection of a URL', () => {
  const read = (query: string, of = variants) =>
    readSelection(new URLSearchParams(query), '/nl/lamp.html', of);

  test.each([
    ['no variant', '', { kind: 'none' }],
    ['a SKU', 'variant=S-MOSS', { kind: 'selected', variant: variants[1] }],
    ['another letter case', 'variant=s-moss', { kind: 'redirect', href: '/nl/lamp.html?variant=S-MOSS' }],
    ['two variants', 'variant=S-MOSS&variant=x', { kind: 'redirect', href: '/nl/lamp.html?variant=S-MOSS' }],
    ['an unknown SKU', 'variant=XL', { kind: 'redirect', href: '/nl/lamp.html' }],
    ['an empty SKU', 'variant=', { kind: 'redirect', href: '/nl/lamp.html' }],
    ['hostile text', 'variant=%3Cscript%3E', { kind: 'redirect', href: '/nl/lamp.html' }],
    ['a property of objects', 'variant=__proto__', { kind: 'redirect', href: '/nl/lamp.html' }],
  ])('with %s', (_what, query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test('is the plain URL for a product without options', () => {
    expect(read('variant=KEY', lamp)).toEqual({ kind: 'redirect', href: '/nl/lamp.html' });
  });

  test('escapes the SKU', () => {
    expect(read('variant=a%26b', [variant('A&B', ['x'])])).toEqual({
      kind: 'redirect',
      href: '/nl/lamp.html?variant=A%26B',
    });
  });
});

test('A page without a selection shows the first variant in stock', () => {
  expect(defaultVariant(variants)?.sku).toBe('S-MOSS');
  expect(defaultVariant([variant('A', ['a'], false)])?.sku).toBe('A');
  expect(defaultVariant([])).toBeUndefined();
});

describe('The choices beside a selected variant', () => {
  const choicesOf = (sku: string) => {
    const selected = variants.find((candidate) => candidate.sku === sku) ?? variant('', []);
    return toChoices(options, variants, selected).map(({ selectedLabel, values }) => ({
      selectedLabel,
      values: values.map((choice) => [choice.uid, choice.sku, choice.isSelected, choice.availability]),
    }));
  };

  test('keep the other values, and mark a variant that is sold out', () => {
    expect(choicesOf('S-MOSS')).toEqual([
      {
        selectedLabel: 'MOSS',
        values: [
          ['clay', 'S-CLAY', false, 'soldOut'],
          ['moss', 'S-MOSS', true, 'available'],
        ],
      },
      {
        selectedLabel: 'S',
        values: [
          ['s', 'S-MOSS', true, 'available'],
          ['l', 'L-CLAY', false, 'otherValues'],
        ],
      },
    ]);
  });

  test('lead to the nearest variant if a combination does not exist', () => {
    const [color] = choicesOf('L-CLAY');
    expect(color?.values).toEqual([
      ['clay', 'L-CLAY', true, 'available'],
      ['moss', 'S-MOSS', false, 'otherValues'],
    ]);
  });

  test('have no value that no variant has', () => {
    expect(choicesOf('S-CLAY')[0]?.values.map(([uid]) => uid)).not.toContain('chalk');
  });
});

test('A line of a cart, an order or a wishlist links to its variant', () => {
  expect(lineHref('/nl/lantaarn-hoeve.html', { sku: 'VV-HOEVE-31', parentSku: undefined })).toBe(
    '/nl/lantaarn-hoeve.html',
  );
  expect(lineHref('/nl/pot-kuip.html', { sku: 'VV-KUIP-MOSS & GREY', parentSku: 'VV-KUIP' })).toBe(
    '/nl/pot-kuip.html?variant=VV-KUIP-MOSS+%26+GREY',
  );
  expect(lineHref('/fr/café.html', { sku: 'A', parentSku: undefined })).toBe('/fr/caf%C3%A9.html');
});
