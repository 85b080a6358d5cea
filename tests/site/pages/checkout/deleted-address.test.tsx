import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { type OpenPage, ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { AddressesView } from '../../../../site/pages/checkout/addresses-view.tsx';
import * as fixtures from '../../../../stories/site/checkout-fixtures.ts';

const DELETED = 'Dit adres bestaat niet meer. Kies een ander adres.';
const kade = { id: '1', text: 'Noor Veld, Kade 12, 1234 AB Utrecht' };
const gracht = { id: '2', text: 'Noor Veld, Gracht 1, 3511 AA Utrecht' };

const openPage = vi.fn<OpenPage>(async () => {});
const respond = vi.fn<() => Response>();

beforeEach(() => {
  openPage.mockClear();
  sessionStorage.clear();
  respond.mockImplementation(() =>
    Response.json({ outcome: 'invalid', errors: { '': [DELETED] } }, { status: 422 }),
  );
  vi.stubGlobal('fetch', async () => respond());
});

/** Shows the step of a customer with these saved addresses. The first one is chosen. */
function viewOf(saved: readonly (typeof kade)[]) {
  const chosen = saved[0]?.id ?? '';
  return (
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <ScreenNavigationProvider value={openPage}>
        <AddressesView {...fixtures.addresses} saved={saved} savedShipping={chosen} savedBilling={chosen} />
      </ScreenNavigationProvider>
    </I18nextProvider>
  );
}

const choice = () => screen.getAllByRole('radiogroup')[0];
const submit = () => fireEvent.submit(document.querySelector('form') ?? document);
const street = () => document.querySelector<HTMLInputElement>('[name=shipping_street1]');

/** Submits the step, and shows it again with the addresses that are left, as the server does. */
async function submitAfterDeletion(left: readonly (typeof kade)[]) {
  const { rerender } = render(viewOf([kade, gracht]));
  fireEvent.change(street() ?? document, { target: { value: 'Dijk 3' } });
  submit();
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(fixtures.addresses.layout.href));
  rerender(viewOf(left));
}

test('A deleted address leaves the list, another one is chosen, and the message stays', async () => {
  await submitAfterDeletion([gracht]);
  expect(screen.queryAllByRole('radio', { name: kade.text })).toHaveLength(0);
  expect(within(choice() ?? document.body).getByRole('radio', { name: gracht.text })).toBeChecked();
  expect(screen.getByText(DELETED)).toBeInTheDocument();
  expect(street()).toHaveValue('Dijk 3');
});

test('Without a saved address the list disappears, and the typed address stays', async () => {
  await submitAfterDeletion([]);
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  expect(street()).toHaveValue('Dijk 3');
});

test('A chosen address that still exists stays chosen', async () => {
  const dijk = { id: '3', text: 'Noor Veld, Dijk 3, 1234 AB Utrecht' };
  const { rerender } = render(viewOf([kade, gracht, dijk]));
  fireEvent.click(within(choice() ?? document.body).getByRole('radio', { name: dijk.text }));
  rerender(viewOf([gracht, dijk]));
  expect(within(choice() ?? document.body).getByRole('radio', { name: dijk.text })).toBeChecked();
});

test('A refused field does not load the addresses again', async () => {
  respond.mockImplementation(() =>
    Response.json({ outcome: 'invalid', errors: { shipping_city: ['Vul een plaats in.'] } }, { status: 422 }),
  );
  render(viewOf([kade]));
  submit();
  expect((await screen.findAllByText('Vul een plaats in.')).length).toBeGreaterThan(0);
  expect(openPage).not.toHaveBeenCalled();
});
