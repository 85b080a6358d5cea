import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { toOrderStatus } from '../../../../site/pages/order/order-status.ts';

test.each(['Pending', 'Pending Payment', 'Processing', 'On Hold', 'Complete', 'Closed', 'Canceled'])(
  'The order status “%s” of the shop has a text in every locale',
  (label) => {
    const { known } = toOrderStatus(label, false);
    expect.assert(known);
    for (const locale of locales)
      expect(messagesOf(locale)(`order:status.${known}`)).not.toContain('status.');
  },
);

test('A complete order that is picked up has not been sent', () => {
  expect(toOrderStatus('Complete', false)).toEqual({ known: 'complete' });
  expect(toOrderStatus('Complete', true)).toEqual({ known: 'completePickup' });
  expect(toOrderStatus('Pending', true)).toEqual({ known: 'pending' });
  for (const locale of locales)
    expect(messagesOf(locale)('order:status.completePickup')).not.toContain('status.');
});

test('A status that only the shop knows is shown with the label of the shop', () => {
  expect(toOrderStatus('Engraving', true)).toEqual({ label: 'Engraving' });
  expect(toOrderStatus('constructor', false)).toEqual({ label: 'constructor' });
});
