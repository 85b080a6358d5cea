import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountLinks } from '../../../site/layout/account-links.tsx';

const words = { account: 'Mijn account', cart: 'Winkelwagen' };

test('the header leads to a visitor’s account and cart where the site has them', () => {
  render(<AccountLinks account="/nl/mijn-account" cart="/nl/winkelwagen" texts={words} />);
  expect(screen.getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/nl/mijn-account');
  expect(screen.getByRole('link', { name: 'Winkelwagen' })).toHaveAttribute('href', '/nl/winkelwagen');
});

test('and nowhere where it does not', () => {
  render(<AccountLinks account={undefined} cart={undefined} texts={words} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
