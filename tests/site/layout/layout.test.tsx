import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { AccountLinks } from '../../../site/layout/account-links.tsx';

const inDutch = (element: ReactNode) => (
  <I18nextProvider i18n={i18nOf(locales[0])}>{element}</I18nextProvider>
);

test('AccountLinks renders links to account and cart', () => {
  render(inDutch(<AccountLinks account="/nl/mijn-account" cart="/nl/winkelwagen" marker="has_session_EU" />));
  expect(screen.getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/nl/mijn-account');
  expect(screen.getByRole('link', { name: 'Winkelwagen' })).toHaveAttribute('href', '/nl/winkelwagen');
});
