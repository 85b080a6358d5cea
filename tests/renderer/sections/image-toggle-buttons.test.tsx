import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as toggle from '../../../stories/renderer/fixtures/image-toggle-buttons.ts';
import { show } from './render-json.tsx';

const swatches = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('label [style], label span[class]:first-of-type')].map(
    (swatch) => swatch.style.getPropertyValue('--swatch'),
  );

test('ImageToggleButtons names and describes every colour', async () => {
  const visitor = userEvent.setup();
  show(toggle.typical);

  const wool = screen.getByRole('radio', { name: 'Wol en eiken' });
  expect(wool).toHaveAccessibleDescription(/de wol blijft oranje/);
  await visitor.click(screen.getByText('Wol en eiken'));
  expect(wool).toBeChecked();
});

test('ImageToggleButtons renders swatches in the editor’s colours', () => {
  const { container } = show(toggle.typical);

  expect(swatches(container)).toEqual(['#7d7b76', '#f4f2ee', '#b9572c']);
});

test('ImageToggleButtons keeps an option with an invalid colour, with an empty swatch', () => {
  const { container } = show(toggle.invalidColours);

  expect(swatches(container)).toEqual(['', '', '']);
  expect(container.innerHTML).not.toContain('elsewhere.example');
  expect(screen.getByRole('radio', { name: 'Kleur 2' })).toBeInTheDocument();
});

test('ImageToggleButtons renders calls to action below the colours', () => {
  show(toggle.maximal);

  expect(screen.getByRole('link', { name: 'Bestel een staal' })).toHaveAttribute('href', '/nl/stalen');
  expect(screen.getByRole('link', { name: 'Alles over materiaal' })).toBeVisible();
});

test.each([
  ['start', toggle.typical],
  ['end', toggle.maximal],
])('ImageToggleButtons places the picture at the %s', (side, json) => {
  const { container } = show(json);

  expect(container.querySelector('[data-side]')).toHaveAttribute('data-side', side);
});
