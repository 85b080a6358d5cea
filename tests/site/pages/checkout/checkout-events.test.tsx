import { cleanup, render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_CONSENT } from '#renderer/tracking/consent-state';
import type { TrackedCheckout } from '#site/analytics/checkout-events';
import { applyConsent } from '#site/analytics/consent';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { ConfirmationView } from '../../../../site/pages/checkout/confirmation-view.tsx';
import { StepLayout } from '../../../../site/pages/checkout/step-layout.tsx';

const tracked: TrackedCheckout = {
  key: 'cart',
  coupon: undefined,
  lines: [
    {
      sku: 'VV-BATTERY',
      parentSku: undefined,
      name: 'Accu',
      quantity: 2,
      unitPrice: { value: 39, currency: 'EUR' },
    },
  ],
  shippingTier: undefined,
  paymentType: undefined,
};
const layout: ComponentProps<typeof StepLayout>['layout'] = {
  step: 'contact',
  steps: [],
  summary: undefined,
  cartHref: '/nl/winkelwagen',
  href: '/nl/bestellen/gegevens',
  formToken: 'token',
  tracked,
  website: 'EU',
  customer: undefined,
};

const names = () =>
  (window.dataLayer ?? []).filter((entry) => 'event' in entry).map((entry) => Reflect.get(entry, 'event'));

beforeEach(() => {
  localStorage.clear();
  applyConsent({ ...NO_CONSENT, statistics: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  applyConsent(NO_CONSENT);
  Reflect.deleteProperty(window, 'dataLayer');
});

const show = (view: ReactNode) => render(<I18nextProvider i18n={i18nOf(locales[0])}>{view}</I18nextProvider>);

test('Each step sends what the visitor has finished', () => {
  show(<StepLayout layout={layout}>form</StepLayout>);
  expect(names()).toEqual(['begin_checkout']);
  cleanup();
  const payment = { ...layout, tracked: { ...tracked, shippingTier: 'tablerate/bestway' } };
  show(<StepLayout layout={payment}>form</StepLayout>);
  cleanup();
  const review = { ...payment, tracked: { ...payment.tracked, paymentType: 'banktransfer' } };
  show(<StepLayout layout={review}>form</StepLayout>);
  expect(names()).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info']);
});

test('A step sends nothing while the shop does not respond', () => {
  show(<StepLayout layout={{ ...layout, tracked: undefined }}>form</StepLayout>);
  expect(names()).toEqual([]);
});

test('The confirmation sends its order once and reports it once, and nothing before the order is known', () => {
  const post = vi.fn<typeof fetch>(async () => Response.json({ outcome: 'accepted' }));
  vi.stubGlobal('fetch', post);
  const confirmation: ComponentProps<typeof ConfirmationView> = {
    state: 'placed',
    number: '000000017',
    email: undefined,
    paymentKind: undefined,
    order: undefined,
    purchase: undefined,
    formToken: 'token',
    website: 'EU',
    href: '/nl/bestellen/bedankt',
    accountHref: undefined,
  };
  show(<ConfirmationView {...confirmation} />);
  expect(names()).toEqual([]);
  cleanup();
  const purchase = {
    number: '000000017',
    coupon: undefined,
    lines: tracked.lines,
    tax: 13.5,
    shipping: 5.95,
  };
  show(<ConfirmationView {...confirmation} purchase={purchase} />);
  cleanup();
  show(<ConfirmationView {...confirmation} purchase={purchase} />);
  expect(names()).toEqual(['purchase']);
  expect(post).toHaveBeenCalledExactlyOnceWith(
    '/nl/bestellen/bedankt',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
  const body = post.mock.calls[0]?.[1]?.body;
  expect(body instanceof FormData && Object.fromEntries(body)).toEqual({
    form_token: 'token',
    reported: '000000017',
  });
});
