import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as toggle from '../../../stories/renderer/fixtures/image-toggle.ts';
import { show } from './render-json.tsx';

test('ImageToggle renders heading, introduction, pictures and options', () => {
  show(toggle.typical);

  expect(screen.getByRole('heading', { name: 'Wat licht met een muur doet' })).toBeVisible();
  expect(screen.getByText(/Alleen het licht is anders/)).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Wat licht met een muur doet' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('ImageToggle describes each option by its text', () => {
  show(toggle.oneWithoutText);

  expect(screen.getByRole('radio', { name: 'Geen' })).toHaveAccessibleDescription(/Ook dan staat er iets/);
  expect(screen.getByRole('radio', { name: 'Van dichtbij' })).not.toHaveAccessibleDescription();
});

test('ImageToggle with one option renders its picture and text without radio buttons', () => {
  show(toggle.oneOption);

  expect(screen.getByText(/genoeg om bij te lezen/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('ImageToggle without pictures renders its heading and introduction', () => {
  show(toggle.missingPicture);

  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
