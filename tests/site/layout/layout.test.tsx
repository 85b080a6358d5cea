import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisitorLinks } from '../../../site/layout/visitor-links.tsx';

const words = { account: 'Mijn account', cart: 'Winkelwagen' };

test('the header leads to a visitor’s account and cart where the site has them', () => {
  render(<VisitorLinks account="/nl/mijn-account" cart="/nl/winkelwagen" words={words} />);
  expect(screen.getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/nl/mijn-account');
  expect(screen.getByRole('link', { name: 'Winkelwagen' })).toHaveAttribute('href', '/nl/winkelwagen');
});

test('and nowhere where it does not', () => {
  render(<VisitorLinks account={undefined} cart={undefined} words={words} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
