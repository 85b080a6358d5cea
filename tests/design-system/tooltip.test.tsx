import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IconButton } from '#design-system/icon-button';
import { Tooltip } from '#design-system/tooltip';
import { mockPopovers } from './mock-popovers.ts';

const { isOpen } = mockPopovers();

function showButton() {
  render(
    <>
      <Tooltip text="Gaat aan bij zonsondergang.">
        {(describedBy) => <IconButton icon="sunset" label="Schemerstand" aria-describedby={describedBy} />}
      </Tooltip>
      <p>Elders</p>
    </>,
  );
  return { button: screen.getByRole('button'), tip: screen.getByText('Gaat aan bij zonsondergang.') };
}

test('screen readers hear the tip as a description, whether it shows or not', () => {
  const { button, tip } = showButton();

  expect(button).toHaveAccessibleName('Schemerstand');
  expect(button).toHaveAccessibleDescription('Gaat aan bij zonsondergang.');
  expect(tip).toHaveRole('tooltip');
  expect(isOpen(tip)).toBe(false);
});

test('it shows while a mouse is on its control or on the tip itself', async () => {
  const visitor = userEvent.setup();
  const { button, tip } = showButton();

  await visitor.hover(button);
  expect(isOpen(tip)).toBe(true);

  await visitor.hover(tip);
  expect(isOpen(tip)).toBe(true);

  await visitor.hover(screen.getByText('Elders'));
  expect(isOpen(tip)).toBe(false);
});

test('it shows while the keyboard’s focus is on its control', async () => {
  const visitor = userEvent.setup();
  const { tip } = showButton();

  await visitor.tab();
  expect(isOpen(tip)).toBe(true);

  await visitor.tab();
  expect(isOpen(tip)).toBe(false);
});

test('Escape sends it away and leaves the focus, wherever the focus is', async () => {
  const visitor = userEvent.setup();
  const { button, tip } = showButton();

  await visitor.tab();
  await visitor.keyboard('{Escape}');
  expect(isOpen(tip)).toBe(false);
  expect(button).toHaveFocus();

  button.blur();
  await visitor.hover(button);
  expect(isOpen(tip)).toBe(true);
  await visitor.keyboard('{Escape}');
  expect(isOpen(tip)).toBe(false);
});

test('that Escape closes nothing else, and the next one is anyone’s', async () => {
  const visitor = userEvent.setup();
  const { button } = showButton();
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', listen);

  await visitor.hover(button);
  await visitor.keyboard('{Escape}');
  expect(heard).toEqual([]);
  await visitor.keyboard('{Escape}');
  expect(heard).toEqual(['Escape']);

  document.removeEventListener('keydown', listen);
});

test('pressing the control sends it away, and a finger never calls it', async () => {
  const visitor = userEvent.setup();
  const { button, tip } = showButton();

  await visitor.hover(button);
  fireEvent.pointerDown(button, { pointerType: 'mouse' });
  expect(isOpen(tip)).toBe(false);

  await visitor.unhover(button);
  fireEvent.pointerOver(button, { pointerType: 'touch' });
  expect(isOpen(tip)).toBe(false);
});
