import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { AddressLines } from '../../../../site/pages/order/address-lines.tsx';

test('An address shows equal lines twice and omits absent ones', () => {
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <AddressLines
        contact="Noor Veld"
        company={undefined}
        street={['Dijk 1', 'Dijk 1']}
        city="Luxembourg"
        region={undefined}
        postcode={undefined}
        country="Luxembourg"
        phone={undefined}
        vatId={undefined}
      />
    </I18nextProvider>,
  );
  const lines = [...screen.getByRole('group').children].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Noor Veld', 'Dijk 1', 'Dijk 1', 'Luxembourg', 'Luxembourg']);
});
