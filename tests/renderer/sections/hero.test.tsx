import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as hero from '../../../stories/renderer/fixtures/hero.ts';
import { show } from './render-json.tsx';

test('Hero renders the h1, the calls to action and the eager picture', () => {
  show(hero.typical);

  expect(screen.getByRole('heading', { level: 1, name: 'Licht voor de uren na zessen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bekijk de lantaarns' })).toHaveAttribute('href', '/nl/lantaarns');
  expect(
    screen.getAllByRole('img').filter((image) => image.getAttribute('fetchpriority') === 'high'),
  ).toHaveLength(1);
});

test('Hero renders today’s sunset with its town and a machine-readable time', () => {
  show(hero.typical);

  expect(screen.getByText(/Zonsondergang in Deventer, vandaag/)).toBeVisible();
  expect(screen.getByText('16:38')).toHaveAttribute('datetime', '2026-11-21T15:38:00Z');
});

test('Hero renders no sunset unless the editor enables it', () => {
  show(hero.half);

  expect(screen.queryByText(/Zonsondergang/)).not.toBeInTheDocument();
});

test('Hero with a dusk picture follows the theme of the page', () => {
  const { container } = show(hero.typical);

  expect(container.querySelector('[data-section=hero] [data-theme]')).not.toBeInTheDocument();
  const dusk = container.querySelector('source[media="(prefers-color-scheme: dark)"]');
  expect(dusk?.getAttribute('srcset')).toContain('terrace-dusk.jpg');
});

test('Hero with one picture is always in the dusk theme', () => {
  const { container } = show(hero.onePicture);

  expect(container.querySelector('[data-section=hero] [data-theme=dusk]')).toBeInTheDocument();
});

test('Hero without a picture renders its text', () => {
  show(hero.minimal);

  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
