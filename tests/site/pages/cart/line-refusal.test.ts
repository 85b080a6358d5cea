import { expect, test } from 'vitest';
import { findLocale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import type { LineRefusal } from '#site/services/shop';
import { quantityRefusal, undoRefusal } from '../../../../site/pages/cart/line-refusal.ts';

const locale = findLocale('en');
if (!locale) throw new Error('The locale "en" does not exist.');
const t = messagesOf(locale);
const NOT_FOR_SALE = 'This product is no longer for sale. Remove it before you order.';
const SOLD_OUT = 'This product has sold out in the meantime, so we could not put it back.';
const OTHER = 'We could not add this product. Please contact us, and we will help you.';

type Case = [refusal: LineRefusal, message: string];

test.each<Case>([
  [{ reason: 'too-few', available: 147, minimum: 3 }, 'Choose a quantity of at least 3.'],
  [{ reason: 'not-enough', available: 4 }, 'There are 4 left.'],
  [{ reason: 'not-enough', available: 0 }, 'We do not have that many in stock.'],
  [{ reason: 'not-enough', available: undefined }, 'We do not have that many in stock.'],
  [{ reason: 'sold-out', available: 0 }, 'Sold out. Remove it before you order.'],
  [{ reason: 'not-found', available: undefined }, NOT_FOR_SALE],
  [{ reason: 'not-salable', available: undefined }, NOT_FOR_SALE],
  [{ reason: 'invalid', available: undefined }, 'This quantity is not possible. Choose another one.'],
])('A quantity that the shop refuses for the reason %j has the message “%s”', (refusal, message) => {
  expect(quantityRefusal('MQ==', refusal, t)).toEqual({
    outcome: 'invalid',
    errors: { 'MQ==': [message] },
  });
});

test('A quantity of a line that another tab has removed has no message', () => {
  expect(quantityRefusal('MQ==', { reason: 'line-gone', available: undefined }, t)).toEqual({
    outcome: 'accepted',
  });
});

test.each<Case>([
  [{ reason: 'not-enough', available: 1 }, 'There is 1 left, so we could not put this product back.'],
  [{ reason: 'not-enough', available: 4 }, 'There are 4 left, so we could not put this product back.'],
  [{ reason: 'not-enough', available: 0 }, 'We do not have that many in stock.'],
  [{ reason: 'not-enough', available: undefined }, 'We do not have that many in stock.'],
  [{ reason: 'sold-out', available: 0 }, SOLD_OUT],
  // Magento also reports a sold out product as not found.
  [{ reason: 'not-found', available: undefined }, SOLD_OUT],
  [{ reason: 'not-salable', available: undefined }, SOLD_OUT],
  [{ reason: 'too-few', available: undefined, minimum: 3 }, OTHER],
  [{ reason: 'invalid', available: undefined }, OTHER],
])(
  'A removed line that the shop does not add again for the reason %j has the message “%s”',
  (refusal, message) => {
    expect(undoRefusal(refusal, t)).toEqual({
      outcome: 'invalid',
      errors: { undo: [message] },
    });
  },
);
