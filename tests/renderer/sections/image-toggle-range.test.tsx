import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import * as range from '../../../stories/renderer/fixtures/image-toggle-range.ts';
import { show } from './shown.tsx';

const STEP = 100;

// jsdom lays nothing out and knows no capture: this puts the steps in a row.
beforeEach(() => {
  const captured = new Set<number>();
  HTMLElement.prototype.setPointerCapture = (pointer) => void captured.add(pointer);
  HTMLElement.prototype.hasPointerCapture = (pointer) => captured.has(pointer);
  HTMLInputElement.prototype.getBoundingClientRect = function rect(this: HTMLInputElement) {
    return new DOMRect((Number(this.value) - 1) * STEP, 0, STEP, 56);
  };
});

const chosen = () => screen.getByRole('radio', { checked: true });

/** Shown, and hydrated when it comes back. */
async function showAwake(json: unknown) {
  show(json);
  const row = screen.getByRole('radiogroup');
  await waitFor(() => expect(Object.keys(row).some((key) => key.startsWith('__reactProps'))).toBe(true));
  return row;
}

test('before any script it is a named group of radios, one for each step', async () => {
  const visitor = userEvent.setup();
  show(range.typical);

  expect(screen.getByRole('radiogroup', { name: 'Helderheid' })).toBeVisible();
  expect(chosen()).toHaveAccessibleName('Uit');
  await visitor.click(screen.getByRole('radio', { name: '35 %' }));
  expect(chosen()).toHaveAccessibleName('35 %');
});

test('what was chosen before the script came stays chosen', async () => {
  show(range.typical);
  fireEvent.click(screen.getByRole('radio', { name: '65 %' }));
  const row = screen.getByRole('radiogroup');
  await waitFor(() => expect(Object.keys(row).some((key) => key.startsWith('__reactProps'))).toBe(true));

  expect(chosen()).toHaveAccessibleName('65 %');
});

test('the knob can be dragged, and beyond the track it stays at the end', async () => {
  const row = await showAwake(range.typical);

  fireEvent.pointerDown(row, { button: 0, pointerId: 1, clientX: 20 });
  fireEvent.pointerMove(row, { pointerId: 1, clientX: 230 });
  expect(chosen()).toHaveAccessibleName('35 %');
  fireEvent.pointerMove(row, { pointerId: 1, clientX: 2000 });
  expect(chosen()).toHaveAccessibleName('Vol');
  expect(chosen()).toHaveFocus();
  fireEvent.pointerUp(row, { pointerId: 1 });
  fireEvent.pointerMove(row, { pointerId: 1, clientX: 20 });
  expect(chosen()).toHaveAccessibleName('Vol');
});

test('a finger that only begins to scroll the page dims nothing', async () => {
  const row = await showAwake(range.typical);

  fireEvent.pointerDown(row, { button: 0, pointerId: 1, clientX: 250 });
  fireEvent.pointerMove(row, { pointerId: 1, clientX: 253 });
  expect(chosen()).toHaveAccessibleName('Uit');
});

test('without a label of its own it says what kind of thing it is', () => {
  show(range.minimal);

  expect(screen.getByRole('radiogroup', { name: 'Stand' })).toBeVisible();
});

test('one step is a picture', () => {
  show(range.oneStep);

  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});

test('a step without a picture is no step', () => {
  show(range.missingPicture);

  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

test('where the steps stand in two rows a drag stays in the row it began in', async () => {
  HTMLInputElement.prototype.getBoundingClientRect = function rect(this: HTMLInputElement) {
    const at = Number(this.value) - 1;
    return new DOMRect((at % 4) * STEP, Math.floor(at / 4) * 60, STEP, 48);
  };
  const row = await showAwake(range.eight);

  fireEvent.pointerDown(row, { button: 0, pointerId: 1, clientX: 20, clientY: 70 });
  fireEvent.pointerMove(row, { pointerId: 1, clientX: 230, clientY: 10 });
  expect(chosen()).toHaveAccessibleName('21:00');
});
