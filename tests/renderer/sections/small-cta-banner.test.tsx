import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as banner from '../../../stories/renderer/fixtures/small-cta-banner.ts';
import { show } from './render-json.tsx';

test('SmallCtaBanner renders a line and a call to action', () => {
  show(banner.typical);

  expect(screen.getByRole('heading', { name: 'Kom voelen hoe zwaar hij is' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vind een winkel' })).toHaveAttribute('href', '/nl/winkels');
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

test('SmallCtaBanner renders a text and a second, quiet call to action', () => {
  show(banner.maximal);

  expect(screen.getByText(/Bij 40 winkels/)).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Vind een winkel',
    'Over ons',
  ]);
});

test('SmallCtaBanner renders a line without calls to action', () => {
  show(banner.minimal);

  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['start', banner.typical],
  ['center', banner.centred],
])('SmallCtaBanner is aligned to the %s', (align, json) => {
  const { container } = show(json);

  expect(container.querySelector('[data-align]')).toHaveAttribute('data-align', align);
});
