import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { AddressFields } from '../../../../site/pages/address-fields/address-fields.tsx';
import { type AddressValues, toAddressValues } from '../../../../site/pages/address-fields/address-values.ts';

const [dutch] = locales;
const countries = [
  { id: 'NL', name: 'Nederland', regions: [] },
  { id: 'DE', name: 'Duitsland', regions: [] },
  { id: 'US', name: 'Verenigde Staten', regions: [{ id: 12, code: 'CA', name: 'California' }] },
];

const address = (
  values: AddressValues = toAddressValues(undefined, { country: 'NL' }),
  errors?: Record<string, string[]>,
  options = countries,
) => (
  <I18nextProvider i18n={i18nOf(dutch)}>
    <AddressFields
      isCountryChanged={false}
      prefix="shipping"
      legend="Bezorgadres"
      countries={options}
      values={values}
      errors={errors}
    />
  </I18nextProvider>
);
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('AddressFields', () => {
  test('names its fields for the autofill of browsers', () => {
    render(address());

    expect(field(/Voornaam/)).toHaveAttribute('autocomplete', 'shipping given-name');
    expect(field(/Straat/)).toHaveAttribute('autocomplete', 'shipping address-line1');
    expect(field(/Postcode/)).toHaveAttribute('autocomplete', 'shipping postal-code');
    expect(field(/Plaats/)).toHaveAttribute('autocomplete', 'shipping address-level2');
    expect(field(/Telefoon/)).toHaveAttribute('autocomplete', 'shipping tel');
    expect(screen.getByRole('combobox', { name: /Land/ })).toHaveAttribute(
      'autocomplete',
      'shipping country',
    );
  });

  test.each([
    ['has', 'three countries', countries, 'NL', true],
    ['has no', 'one country', countries.slice(0, 1), 'NL', false],
    ['has', 'one country, which is not that of the address', countries.slice(0, 1), 'DE', true],
  ])(
    'without a script, %s button that changes the country if the shop delivers to %s',
    (_has, _to, options, country, isShown) => {
      const html = renderToString(address(toAddressValues(undefined, { country }), undefined, options));
      expect(html.includes('Land wijzigen')).toBe(isShown);
    },
  );

  test('shows the regions of the chosen country and keeps the entered texts', async () => {
    const user = userEvent.setup();
    render(address());
    await user.type(field(/Plaats/), 'San Francisco');

    await user.selectOptions(screen.getByRole('combobox', { name: /Land/ }), 'US');

    expect(screen.getByRole('combobox', { name: /Staat/ })).toBeRequired();
    expect(field(/Plaats/)).toHaveValue('San Francisco');
  });

  test('explains an invalid postcode with an example of the country when the visitor leaves the field', async () => {
    const user = userEvent.setup();
    render(address());

    await user.type(field(/Postcode/), '12');
    await user.tab();

    expect(field(/Postcode/)).toHaveAccessibleDescription('Vul een postcode in zoals 1234 AB.');
    await user.type(field(/Postcode/), '34 AB');
    await user.tab();
    expect(field(/Postcode/)).toBeValid();
  });

  test('keeps its messages while a button that sends the form is pressed, so that the button stays in place', async () => {
    const user = userEvent.setup();
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        {address()}
        <button type="submit">Send</button>
      </form>,
    );
    await user.type(field(/Postcode/), '12');
    await user.tab();
    await user.type(field(/Postcode/), '34 AB');

    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(field(/Postcode/)).toBeInvalid();
  });

  test('shows no message for an empty field that the visitor leaves', async () => {
    const user = userEvent.setup();
    render(address());

    await user.click(field(/Postcode/));
    await user.tab();

    expect(field(/Postcode/)).not.toHaveAttribute('aria-invalid');
  });

  test('shows the messages of the server', () => {
    render(address(undefined, { shipping_city: ['Vul de plaats in.'] }));

    expect(field(/Plaats/)).toHaveAccessibleDescription('Vul de plaats in.');
  });

  test('changes the country by a button without a script', () => {
    expect(renderToString(address())).toContain('Land wijzigen');
    render(address());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
