import { expect, test } from 'vitest';
import { readRemovedLine, removedHref } from '#site/pages/cart/cart-query';
import { isSku } from '#site/protocol/sku';

test.each([
  'VV-MAAN-15',
  '24-MB01 Zwart',
  'lamp/ø 30 cm',
  'Réf. été, n° 1',
  '灯-15',
  '💡',
  '<b>&"\'',
  'x'.repeat(64),
])('The SKU %s is valid, and a removed line with it can be added again', (sku) => {
  expect(isSku(sku)).toBe(true);
  const line = { sku, parentSku: `${sku.slice(0, -2)}P`, quantity: 2 };
  const { searchParams } = new URL(removedHref('/nl/winkelwagen', line), 'https://www.example.test');
  expect(readRemovedLine((name) => searchParams.get(name))).toEqual(line);
});

test.each([
  ['is empty', ''],
  ['contains spaces only', '  '],
  ['contains a line break', 'A\nB'],
  ['contains a line separator', 'A\u2028B'],
  ['contains a control character', 'A\u0000B'],
  ['contains a C1 control character', 'A\u009BB'],
  ['contains a mark for the direction of text', 'A\u202EB'],
  ['contains half a character', 'A\uD800'],
  ['has 65 characters', 'x'.repeat(65)],
])('A SKU that %s is invalid', (_case, sku) => {
  expect(isSku(sku)).toBe(false);
  expect(readRemovedLine((name) => ({ removed: sku, quantity: '1' })[name] ?? null)).toBeUndefined();
});
