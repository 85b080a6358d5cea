import { expect, test } from 'vitest';
import { mergeEqualLabels } from '../../../../site/services/shop/wire-amounts.ts';

const euros = (label: string, value: number) => ({ label, amount: { value, currency: 'EUR' } });

test('Amounts with the same label are added up, in the order of their labels', () => {
  const amounts = [euros('Winter', 0.1), euros('Coupon', 5), euros('Winter', 0.2)];
  expect(mergeEqualLabels(amounts)).toEqual([euros('Winter', 0.3), euros('Coupon', 5)]);
});
