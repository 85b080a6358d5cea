import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as toggle from '../../../stories/renderer/fixtures/image-only-toggle.ts';
import { show } from './render-json.tsx';

const checkedRadio = () => screen.getByRole('radio', { checked: true });

test('ImageOnlyToggle is named by its heading and checks the first option', () => {
  show(toggle.typical);

  expect(screen.getByRole('radiogroup', { name: 'Hetzelfde terras, een uur later' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(checkedRadio()).toHaveAccessibleName('Middag');
});

test('ImageOnlyToggle changes the option on click and arrow keys', async () => {
  const visitor = userEvent.setup();
  show(toggle.typical);

  await visitor.click(screen.getByText('Schemer'));
  expect(checkedRadio()).toHaveAccessibleName('Schemer');
  await visitor.keyboard('{ArrowLeft}');
  expect(checkedRadio()).toHaveAccessibleName('Middag');
});

test('ImageOnlyToggle has an accessible name without a heading', () => {
  show(toggle.minimal);

  expect(screen.getByRole('radiogroup', { name: 'Kies een foto' })).toBeVisible();
});

test('ImageOnlyToggle with one picture has no radio buttons', () => {
  show(toggle.oneOption);

  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('ImageOnlyToggle drops an option without a picture', () => {
  show(toggle.missingPicture);

  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByText('Zonder beeld')).not.toBeInTheDocument();
});

test('ImageOnlyToggle labels an option without a label by its number', () => {
  show(toggle.pictureWithoutSize);

  expect(screen.getByRole('radio', { name: '3' })).toBeInTheDocument();
});

test('ImageOnlyToggle renders at most eight options', () => {
  show(toggle.nine);

  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(screen.getAllByRole('img')).toHaveLength(8);
});

test('ImageOnlyToggle loads only the first picture eagerly, and only as the LCP picture', () => {
  show(toggle.typical, toggle.minimal);

  const eager = screen.getAllByRole('img').filter((img) => img.getAttribute('loading') === 'eager');
  expect(eager.map((img) => img.getAttribute('alt'))).toEqual([toggle.typical.options[0]?.image.alt]);
});

test('ImageOnlyToggle crops all pictures around the same point', () => {
  show(toggle.maximal);

  const focuses = screen.getAllByRole('img').map((img) => img.style.getPropertyValue('--focus'));
  expect(focuses).toEqual(['62% 62%', '62% 62%', '62% 62%']);
});

test('Two toggles on a page are independent', async () => {
  const visitor = userEvent.setup();
  show(toggle.typical, toggle.minimal);

  await visitor.click(screen.getByText('Schemer'));
  await visitor.click(screen.getByText('Uit'));

  expect(screen.getByRole('radio', { name: 'Schemer' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Uit' })).toBeChecked();
});
