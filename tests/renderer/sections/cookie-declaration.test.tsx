import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as cms from '../../../stories/renderer/fixtures/cookie-declaration.ts';
import { show } from './render-json.tsx';

test('CookieDeclaration renders its heading, its text and the container for the list', () => {
  const { container } = show(cms.maximal);

  expect(screen.getByRole('heading', { name: 'Alle cookies' })).toBeVisible();
  expect(screen.getByText(/Elke rij/)).toBeVisible();
  expect(container.querySelectorAll('[data-cookie-declaration]')).toHaveLength(1);
});

test('CookieDeclaration names the source of the list until the list is loaded, also without a heading', () => {
  show(cms.minimal);

  expect(screen.getByText(/De lijst met cookies komt van onze toestemmingsdienst/)).toBeVisible();
});
