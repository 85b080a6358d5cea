import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import * as range from '../../../stories/renderer/fixtures/image-toggle-range.ts';
import { show } from './render-json.tsx';

const STEP = 100;
const pointer = { pointerId: 1, isPrimary: true, buttons: 1 };

// jsdom has no layout and no pointer capture. This simulates a row of steps.
beforeEach(() => {
  const captured = new Set<number>();
  HTMLElement.prototype.setPointerCapture = (pointerId) => void captured.add(pointerId);
  HTMLElement.prototype.hasPointerCapture = (pointerId) => captured.has(pointerId);
  HTMLInputElement.prototype.getBoundingClientRect = function rect(this: HTMLInputElement) {
    return new DOMRect((Number(this.value) - 1) * STEP, 0, STEP, 56);
  };
});

const checkedRadio = () => screen.getByRole('radio', { checked: true });

/** Renders the section and waits until it is hydrated. */
async function renderHydrated(json: unknown) {
  show(json);
  const row = screen.getByRole('radiogroup');
  await waitFor(() => expect(Object.keys(row).some((key) => key.startsWith('__reactProps'))).toBe(true));
  return row;
}

test('ImageToggleRange is a named group of radios before hydration', async () => {
  const user = userEvent.setup();
  show(range.typical);

  expect(screen.getByRole('radiogroup', { name: 'Helderheid' })).toBeVisible();
  expect(checkedRadio()).toHaveAccessibleName('Uit');
  await user.click(screen.getByRole('radio', { name: '35 %' }));
  expect(checkedRadio()).toHaveAccessibleName('35 %');
});

test('A step that was selected before hydration stays selected', async () => {
  show(range.typical);
  fireEvent.click(screen.getByRole('radio', { name: '65 %' }));
  const row = screen.getByRole('radiogroup');
  await waitFor(() => expect(Object.keys(row).some((key) => key.startsWith('__reactProps'))).toBe(true));

  expect(checkedRadio()).toHaveAccessibleName('65 %');
});

test('A drag selects the step under the pointer, and the last step beyond the end of the track', async () => {
  const row = await renderHydrated(range.typical);

  fireEvent.pointerDown(row, { ...pointer, button: 0, clientX: 20 });
  fireEvent.pointerMove(row, { ...pointer, clientX: 230 });
  expect(checkedRadio()).toHaveAccessibleName('35 %');
  fireEvent.pointerMove(row, { ...pointer, clientX: 2000 });
  expect(checkedRadio()).toHaveAccessibleName('Vol');
  expect(checkedRadio()).toHaveFocus();
  fireEvent.pointerUp(row, { ...pointer, buttons: 0 });
  fireEvent.pointerMove(row, { ...pointer, clientX: 20 });
  expect(checkedRadio()).toHaveAccessibleName('Vol');
});

test('A movement inside the touch slop selects nothing', async () => {
  const row = await renderHydrated(range.typical);

  fireEvent.pointerDown(row, { ...pointer, button: 0, clientX: 250 });
  fireEvent.pointerMove(row, { ...pointer, clientX: 253 });
  expect(checkedRadio()).toHaveAccessibleName('Uit');
});

test('ImageToggleRange without a label has a default name', () => {
  show(range.minimal);

  expect(screen.getByRole('radiogroup', { name: 'Stand' })).toBeVisible();
});

test('ImageToggleRange with one step renders a picture and no radios', () => {
  show(range.oneStep);

  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});

test('ImageToggleRange skips a step without a picture', () => {
  show(range.missingPicture);

  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

test('A drag over steps in two rows stays in the row in which it started', async () => {
  HTMLInputElement.prototype.getBoundingClientRect = function rect(this: HTMLInputElement) {
    const index = Number(this.value) - 1;
    return new DOMRect((index % 4) * STEP, Math.floor(index / 4) * 60, STEP, 48);
  };
  const row = await renderHydrated(range.eight);

  fireEvent.pointerDown(row, { ...pointer, button: 0, clientX: 20, clientY: 70 });
  fireEvent.pointerMove(row, { ...pointer, clientX: 230, clientY: 10 });
  expect(checkedRadio()).toHaveAccessibleName('21:00');
});
