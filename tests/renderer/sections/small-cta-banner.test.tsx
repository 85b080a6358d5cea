import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as banner from '../../../stories/renderer/fixtures/small-cta-banner.ts';
import { show } from './shown.tsx';

test('one line leads to one place', () => {
  show(banner.typical);

  expect(screen.getByRole('heading', { name: 'Kom voelen hoe zwaar hij is' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vind een winkel' })).toHaveAttribute('href', '/nl/winkels');
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

test('a sentence and a second, quiet call may stand with it', () => {
  show(banner.maximal);

  expect(screen.getByText(/Bij 40 winkels/)).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Vind een winkel',
    'Over ons',
  ]);
});

test('a line without a call is a line', () => {
  show(banner.minimal);

  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['start', banner.typical],
  ['center', banner.centred],
])('it stands at the %s, as the editor chose', (align, json) => {
  const { container } = show(json);

  expect(container.querySelector('[data-align]')).toHaveAttribute('data-align', align);
});
