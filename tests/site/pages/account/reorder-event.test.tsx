import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_CONSENT } from '#renderer/tracking/consent-state';
import { applyConsent } from '#site/analytics/consent';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { AccountForm } from '../../../../site/pages/account/account-form.tsx';
import { waitFor } from '../../../wait.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  applyConsent(NO_CONSENT);
  Reflect.deleteProperty(window, 'dataLayer');
});

/** Presses the button that orders again. Returns the events of the shop. */
async function reorder(response: object) {
  vi.stubGlobal('fetch', async () => Response.json(response));
  applyConsent({ ...NO_CONSENT, statistics: true });
  const openPage = vi.fn(async () => {});
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <ScreenNavigationProvider value={openPage}>
        <AccountForm
          form={{ intent: 'reorder', fields: [], submit: 'Order again' }}
          formToken="token"
          draft={{ website: 'EU', customer: undefined, screen: 'account-order 000000017' }}
          posted={undefined}
        />
      </ScreenNavigationProvider>
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(openPage).toHaveBeenCalled());
  return (window.dataLayer ?? []).filter((entry) => 'event' in entry);
}

test('Ordering again sends one event with the products that the shop has added', async () => {
  const added = {
    currency: 'EUR',
    value: 78,
    items: [{ item_id: 'VV-BATTERY', item_name: 'Accu', price: 39, quantity: 2 }],
  };
  expect(await reorder({ outcome: 'accepted', redirect: '/nl', added })).toEqual([
    { event: 'add_to_cart', ecommerce: added },
  ]);
});

test('Ordering again sends no event when the shop has added nothing', async () => {
  expect(await reorder({ outcome: 'accepted', redirect: '/nl' })).toEqual([]);
});
