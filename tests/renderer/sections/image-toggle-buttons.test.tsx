import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as toggle from '../../../stories/renderer/fixtures/image-toggle-buttons.ts';
import { show } from './shown.tsx';

const swatches = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('label [style], label span[class]:first-of-type')].map(
    (swatch) => swatch.style.getPropertyValue('--swatch'),
  );

test('every colour has its name, and says what it is', async () => {
  const visitor = userEvent.setup();
  show(toggle.typical);

  const wool = screen.getByRole('radio', { name: 'Wol en eiken' });
  expect(wool).toHaveAccessibleDescription(/de wol blijft oranje/);
  await visitor.click(screen.getByText('Wol en eiken'));
  expect(wool).toBeChecked();
});

test('swatches have the colours that the editor chose', () => {
  const { container } = show(toggle.typical);

  expect(swatches(container)).toEqual(['#7d7b76', '#f4f2ee', '#b9572c']);
});

test('what is no hex colour leaves its swatch empty, and can still be chosen by its name', () => {
  const { container } = show(toggle.oddColours);

  expect(swatches(container)).toEqual(['', '', '']);
  expect(container.innerHTML).not.toContain('elsewhere.example');
  expect(screen.getByRole('radio', { name: 'Kleur 2' })).toBeInTheDocument();
});

test('calls to action stand below the colours', () => {
  show(toggle.maximal);

  expect(screen.getByRole('link', { name: 'Bestel een staal' })).toHaveAttribute('href', '/nl/stalen');
  expect(screen.getByRole('link', { name: 'Alles over materiaal' })).toBeVisible();
});

test.each([
  ['start', toggle.typical],
  ['end', toggle.maximal],
])('the picture stands at the %s, as the editor chose', (side, json) => {
  const { container } = show(json);

  expect(container.querySelector('[data-side]')).toHaveAttribute('data-side', side);
});
