import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as toggle from '../../../stories/renderer/fixtures/image-only-toggle.ts';
import { show } from './shown.tsx';

const chosen = () => screen.getByRole('radio', { checked: true });

test('the heading says what is chosen between, and the first picture is', () => {
  show(toggle.typical);

  expect(screen.getByRole('radiogroup', { name: 'Hetzelfde terras, een uur later' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(chosen()).toHaveAccessibleName('Middag');
});

test('a click or an arrow key chooses', async () => {
  const visitor = userEvent.setup();
  show(toggle.typical);

  await visitor.click(screen.getByText('Schemer'));
  expect(chosen()).toHaveAccessibleName('Schemer');
  await visitor.keyboard('{ArrowLeft}');
  expect(chosen()).toHaveAccessibleName('Middag');
});

test('without a heading the group still has a name', () => {
  show(toggle.minimal);

  expect(screen.getByRole('radiogroup', { name: 'Kies een beeld' })).toBeVisible();
});

test('one picture leaves nothing to choose', () => {
  show(toggle.oneOption);

  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a label without a picture is no option', () => {
  show(toggle.missingPicture);

  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByText('Zonder beeld')).not.toBeInTheDocument();
});

test('a picture without a label goes by its number', () => {
  show(toggle.unmeasuredPicture);

  expect(screen.getByRole('radio', { name: '3' })).toBeInTheDocument();
});

test('eight pictures are the most', () => {
  show(toggle.nine);

  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(screen.getAllByRole('img')).toHaveLength(8);
});

test('only the first picture is fetched at once, and only where it is the page’s largest', () => {
  show(toggle.typical, toggle.minimal);

  const eager = screen.getAllByRole('img').filter((img) => img.getAttribute('loading') === 'eager');
  expect(eager.map((img) => img.getAttribute('alt'))).toEqual([toggle.typical.options[0]?.image.alt]);
});

test('all pictures are cropped around the same point, so that the view stands still', () => {
  show(toggle.maximal);

  const focuses = screen.getAllByRole('img').map((img) => img.style.getPropertyValue('--focus'));
  expect(focuses).toEqual(['62% 62%', '62% 62%', '62% 62%']);
});

test('two toggles on a page are chosen from apart', async () => {
  const visitor = userEvent.setup();
  show(toggle.typical, toggle.minimal);

  await visitor.click(screen.getByText('Schemer'));
  await visitor.click(screen.getByText('Uit'));

  expect(screen.getByRole('radio', { name: 'Schemer' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Uit' })).toBeChecked();
});
