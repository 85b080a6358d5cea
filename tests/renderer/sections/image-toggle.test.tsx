import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as toggle from '../../../stories/renderer/fixtures/image-toggle.ts';
import { show } from './shown.tsx';

test('heading, introduction, pictures and choices stand together', () => {
  show(toggle.typical);

  expect(screen.getByRole('heading', { name: 'Wat licht met een muur doet' })).toBeVisible();
  expect(screen.getByText(/Alleen het licht is anders/)).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Wat licht met een muur doet' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('a choice is heard with what it means', () => {
  show(toggle.oneWithoutText);

  expect(screen.getByRole('radio', { name: 'Geen' })).toHaveAccessibleDescription(/Ook dan staat er iets/);
  expect(screen.getByRole('radio', { name: 'Van dichtbij' })).not.toHaveAccessibleDescription();
});

test('one option shows its picture and its words, and nothing to choose', () => {
  show(toggle.oneOption);

  expect(screen.getByText(/genoeg om bij te lezen/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('without any picture the words above stay', () => {
  show(toggle.missingPicture);

  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
