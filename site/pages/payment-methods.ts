import type { TestPayments } from '#site/services/payment';
import { offlinePaymentCodes } from '#site/services/shop';
import type { PaymentMethod } from './checkout/payment/payment-method.ts';
import { createTestProvider } from './checkout/payment/test-provider.ts';

/** The code of the method that the test provider authorises. Only the embedded shop has it, and only with `PAYMENT_TEST=yes`. */
export const TEST_PAYMENT_CODE = 'lantern_test';

/** Returns the methods that the site can use. Methods of the shop with other codes are not offered. */
export function createPaymentMethods(testPayments: TestPayments | undefined): readonly PaymentMethod[] {
  const offline = offlinePaymentCodes.map((code) => ({ code, provider: undefined }));
  if (!testPayments) return offline;
  return [...offline, { code: TEST_PAYMENT_CODE, provider: createTestProvider(testPayments) }];
}
