import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { ShippingEstimate } from '../../../../site/pages/cart/shipping-estimate.tsx';

const estimate = (
  <I18nextProvider i18n={i18nOf(locales[0])}>
    <ShippingEstimate
      countries={[
        { value: 'CA', label: 'Canada' },
        { value: 'US', label: 'Verenigde Staten' },
      ]}
      country="CA"
      regions={[{ value: 'ON', label: 'Ontario' }]}
      fields={{ country: 'CA', region: 'ON', postcode: '' }}
      methods={[]}
      path="/nl/winkelwagen"
      website="EU"
      customer={undefined}
    />
  </I18nextProvider>
);

test('Without a script a button shows the regions of the chosen country', () => {
  document.body.innerHTML = renderToString(estimate);
  expect(screen.getByRole('button', { name: 'Land wijzigen' })).toHaveAttribute('type', 'submit');
  expect(screen.getByLabelText(/Staat of provincie/)).toHaveValue('ON');
  document.body.innerHTML = '';
});

test('The regions of one country are not shown for another one', async () => {
  render(estimate);
  const user = userEvent.setup();
  expect(screen.queryByRole('button', { name: 'Land wijzigen' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/Land/), 'US');
  expect(screen.queryByLabelText(/Staat of provincie/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/Land/), 'CA');
  expect(screen.getByLabelText(/Staat of provincie/)).toHaveValue('ON');
});
