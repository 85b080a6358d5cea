import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IconButton } from '#design-system/icon-button';
import { Tooltip } from '#design-system/tooltip';
import { mockPopovers } from './mock-popovers.ts';

const { isOpen } = mockPopovers();

function renderButton() {
  render(
    <>
      <Tooltip text="Turns on at sunset.">
        {(describedBy) => <IconButton icon="sunset" label="Dusk mode" aria-describedby={describedBy} />}
      </Tooltip>
      <p>Elsewhere</p>
    </>,
  );
  return { button: screen.getByRole('button'), tip: screen.getByText('Turns on at sunset.') };
}

test('Tooltip is the accessible description of its control while open and closed', () => {
  const { button, tip } = renderButton();

  expect(button).toHaveAccessibleName('Dusk mode');
  expect(button).toHaveAccessibleDescription('Turns on at sunset.');
  expect(tip).toHaveRole('tooltip');
  expect(isOpen(tip)).toBe(false);
});

test('Tooltip is open while a mouse is on its control or on the tooltip', async () => {
  const user = userEvent.setup();
  const { button, tip } = renderButton();

  await user.hover(button);
  expect(isOpen(tip)).toBe(true);

  await user.hover(tip);
  expect(isOpen(tip)).toBe(true);

  await user.hover(screen.getByText('Elsewhere'));
  expect(isOpen(tip)).toBe(false);
});

test('Tooltip is open while its control has keyboard focus', async () => {
  const user = userEvent.setup();
  const { tip } = renderButton();

  await user.tab();
  expect(isOpen(tip)).toBe(true);

  await user.tab();
  expect(isOpen(tip)).toBe(false);
});

test('Tooltip of a control with keyboard focus stays open after a mouse was on it, until Escape', async () => {
  const user = userEvent.setup();
  const { button, tip } = renderButton();
  await user.tab();

  await user.hover(button);
  await user.hover(screen.getByText('Elsewhere'));
  expect(isOpen(tip)).toBe(true);

  await user.hover(button);
  await user.keyboard('{Escape}');
  await user.hover(screen.getByText('Elsewhere'));
  expect(isOpen(tip)).toBe(false);
});

test('Escape closes Tooltip and keeps focus, also when focus is elsewhere', async () => {
  const user = userEvent.setup();
  const { button, tip } = renderButton();

  await user.tab();
  await user.keyboard('{Escape}');
  expect(isOpen(tip)).toBe(false);
  expect(button).toHaveFocus();

  button.blur();
  await user.hover(button);
  expect(isOpen(tip)).toBe(true);
  await user.keyboard('{Escape}');
  expect(isOpen(tip)).toBe(false);
});

test('The Escape key press that closes Tooltip is not propagated', async () => {
  const user = userEvent.setup();
  const { button } = renderButton();
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  document.addEventListener('keydown', listen);

  await user.hover(button);
  await user.keyboard('{Escape}');
  expect(keys).toEqual([]);
  await user.keyboard('{Escape}');
  expect(keys).toEqual(['Escape']);

  document.removeEventListener('keydown', listen);
});

test('A press on the control closes Tooltip, and touch never opens it', async () => {
  const user = userEvent.setup();
  const { button, tip } = renderButton();

  await user.hover(button);
  fireEvent.pointerDown(button, { pointerType: 'mouse' });
  expect(isOpen(tip)).toBe(false);

  await user.unhover(button);
  fireEvent.pointerOver(button, { pointerType: 'touch' });
  expect(isOpen(tip)).toBe(false);
});
