import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as newSection from '../../../stories/renderer/fixtures/new-section.ts';
import { show } from './render-json.tsx';

test('NewSection renders its heading, text, picture and calls to action', () => {
  show(newSection.maximal);

  expect(screen.getByRole('heading', { name: 'Eerst de plek, dan het licht' })).toBeVisible();
  expect(screen.getByText('Het terras')).toBeVisible();
  expect(screen.getByText(/Zet de stoel/)).toBeVisible();
  expect(screen.getByRole('figure')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Over ons' })).toHaveAttribute('href', '/nl/over-ons');
});

test('NewSection numbers the headings in its text after its own heading', () => {
  show(newSection.maximal, { ...newSection.maximal, id: 'second', anchor: null });

  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2', 'H3']);
});

test('NewSection loads its picture eagerly only at the top of a page', () => {
  show(newSection.typical, { ...newSection.typical, id: 'second' });

  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('NewSection renders a heading alone without a figure', () => {
  show(newSection.minimal);

  expect(screen.getByRole('heading', { name: 'Eerst de plek' })).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
