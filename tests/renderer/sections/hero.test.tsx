import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as hero from '../../../stories/renderer/fixtures/hero.ts';
import { show } from './shown.tsx';

test('a hero opens the page: its heading, its calls and the one eager picture', () => {
  show(hero.typical);

  expect(screen.getByRole('heading', { level: 1, name: 'Licht voor de uren na zessen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bekijk de lantaarns' })).toHaveAttribute('href', '/nl/lantaarns');
  expect(
    screen.getAllByRole('img').filter((image) => image.getAttribute('fetchpriority') === 'high'),
  ).toHaveLength(1);
});

test('today’s sunset is told where it sets, with a machine-readable time', () => {
  show(hero.typical);

  expect(screen.getByText(/Zonsondergang in Deventer, vandaag/)).toBeVisible();
  expect(screen.getByText('16:38')).toHaveAttribute('datetime', '2026-11-21T15:38:00Z');
});

test('no sunset is told where the editor did not ask for it', () => {
  show(hero.half);

  expect(screen.queryByText(/Zonsondergang/)).not.toBeInTheDocument();
});

test('with a picture for dusk the hero follows the page’s hour', () => {
  const { container } = show(hero.typical);

  expect(container.querySelector('[data-section=hero] [data-theme]')).not.toBeInTheDocument();
  const dusk = container.querySelector('source[media="(prefers-color-scheme: dark)"]');
  expect(dusk?.getAttribute('srcset')).toContain('terrace-dusk.jpg');
});

test('one picture alone is shaded as at dusk, at any hour', () => {
  const { container } = show(hero.onePicture);

  expect(container.querySelector('[data-section=hero] [data-theme=dusk]')).toBeInTheDocument();
});

test('a hero without a picture is all words', () => {
  show(hero.minimal);

  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
