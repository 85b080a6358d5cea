import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountLinks } from '../../../site/layout/account-links.tsx';

const texts = { account: 'Mijn account', cart: 'Winkelwagen' };

test('AccountLinks renders links to account and cart if the site has these pages', () => {
  render(<AccountLinks account="/nl/mijn-account" cart="/nl/winkelwagen" texts={texts} />);
  expect(screen.getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/nl/mijn-account');
  expect(screen.getByRole('link', { name: 'Winkelwagen' })).toHaveAttribute('href', '/nl/winkelwagen');
});

test('AccountLinks renders nothing if the site has no such pages', () => {
  render(<AccountLinks account={undefined} cart={undefined} texts={texts} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
