import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as newSection from '../../../stories/renderer/fixtures/new-section.ts';
import { show } from './shown.tsx';

test('picture, words and call stand together', () => {
  show(newSection.typical);

  expect(screen.getByRole('heading', { name: 'Eerst de plek, dan het licht' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Een stoel met een oranje kussen naast een lamp' })).toBeVisible();
  expect(screen.getByText(/Zet de stoel/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Over ons' })).toHaveAttribute('href', '/nl/over-ons');
});

test('an eyebrow and a second call may stand with them', () => {
  show(newSection.maximal);

  expect(screen.getByText('Het terras')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Bekijk de lantaarns',
    'Over ons',
  ]);
});

test('headings inside the text follow on from its own, on top of a page and further down', () => {
  show(newSection.maximal, { ...newSection.maximal, id: 'further-down', anchor: null });

  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2', 'H3']);
});

test('its picture is loaded at once only at the top of a page', () => {
  show(newSection.typical, { ...newSection.typical, id: 'further-down' });

  const [top, below] = screen.getAllByRole('img');
  expect(top).toHaveAttribute('loading', 'eager');
  expect(below).toHaveAttribute('loading', 'lazy');
});

test('without a picture the words stand alone', () => {
  show(newSection.missingPicture);

  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Eerst de plek, dan het licht' })).toBeVisible();
});

test('a heading alone is a heading', () => {
  show(newSection.minimal);

  expect(screen.getByRole('heading', { name: 'Eerst de plek' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
