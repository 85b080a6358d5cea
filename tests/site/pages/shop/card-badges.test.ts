import { expect, test } from 'vitest';
import { cardBadges } from '../../../../site/pages/shop/card-badges.ts';

const now = new Date('2026-11-20T12:00:00Z');
const amount = { value: 100, currency: 'EUR' };
const product = {
  isInStock: true,
  piecesLeft: undefined,
  newFrom: undefined,
  newTo: undefined,
  price: { regular: amount, final: amount, percentOff: 0 },
  variantCards: [],
};
const variant = (isInStock: boolean, piecesLeft?: number) => ({
  sku: 'A',
  isInStock,
  piecesLeft,
  picture: undefined,
  options: [],
});

test.each([
  ['an ordinary product', {}, []],
  ['a reduced one', { price: { ...product.price, percentOff: 17 } }, [{ kind: 'reduced', percent: 17 }]],
  ['few left', { piecesLeft: 2 }, [{ kind: 'fewLeft', count: 2 }]],
  [
    'few left of all variants',
    { variantCards: [variant(true, 2), variant(true, 1), variant(false)] },
    [{ kind: 'fewLeft', count: 3 }],
  ],
  ['few left of one variant', { variantCards: [variant(true, 2), variant(true)] }, []],
  ['new since October', { newFrom: '2026-10-01 00:00:00' }, [{ kind: 'new' }]],
  ['new last year', { newFrom: '2025-10-01 00:00:00' }, []],
  ['new from tomorrow', { newFrom: '2026-11-21 00:00:00' }, []],
  ['new until yesterday', { newFrom: '2026-10-01 00:00:00', newTo: '2026-11-19 23:59:59' }, []],
  ['sold out', { isInStock: false, newFrom: '2026-10-01 00:00:00', piecesLeft: 1 }, [{ kind: 'soldOut' }]],
] as const)('cardBadges returns the badges of %s', (_what, changes, expected) => {
  expect(cardBadges({ ...product, ...changes }, now)).toEqual(expected);
});
