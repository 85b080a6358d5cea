import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Modal } from '#design-system/modal';
import { PopoverMenu } from '#design-system/popover-menu';
import { mockPopovers } from './mock-popovers.ts';

mockPopovers();

function orderMenu(onSelect: (id: string) => void = () => {}) {
  return (
    <>
      <PopoverMenu
        label="Order 2041"
        items={[
          { id: 'track', label: 'Track parcel', href: '#track', current: true },
          { id: 'address', label: 'Change address', onSelect: () => onSelect('address'), disabled: true },
          { id: 'again', label: 'Buy again', onSelect: () => onSelect('again') },
          { id: 'cancel', label: 'Delete order', tone: 'danger', onSelect: () => onSelect('cancel') },
        ]}
      />
      <button type="button">After</button>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Order 2041' });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('PopoverMenu is a list of links and buttons in a native popover before hydration', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(orderMenu()) }} />);

  expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument();
  expect(trigger()).toHaveAttribute('popovertarget', screen.getByRole('list', { hidden: true }).id);
  expect(screen.getByRole('link', { name: 'Track parcel', hidden: true })).not.toHaveAttribute('tabindex');
});

test.each([
  ['mouse', '[MouseLeft]'],
  ['touch', '[TouchA]'],
])('PopoverMenu opens and closes by %s', async (_, keys) => {
  const user = userEvent.setup();
  render(orderMenu());
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');

  await user.pointer({ keys, target: trigger() });
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(item('Track parcel')).toHaveFocus();

  await user.pointer({ keys, target: trigger() });
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['{Enter}', 'Track parcel'],
  [' ', 'Track parcel'],
  ['{ArrowDown}', 'Track parcel'],
  ['{ArrowUp}', 'Delete order'],
])('%s on the button opens PopoverMenu and focuses %s', async (key, focused) => {
  const user = userEvent.setup();
  render(orderMenu());

  await user.tab();
  await user.keyboard(key);

  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(item(focused)).toHaveFocus();
});

test('Arrow keys, Home, End and characters focus items of PopoverMenu, including disabled ones', async () => {
  const user = userEvent.setup();
  render(orderMenu());
  await user.tab();
  await user.keyboard('{Enter}');

  for (const [key, name] of [
    ['{ArrowDown}', 'Change address'],
    ['{End}', 'Delete order'],
    ['{ArrowDown}', 'Track parcel'],
    ['{ArrowUp}', 'Delete order'],
    ['b', 'Buy again'],
    ['{Home}', 'Track parcel'],
  ] as const) {
    await user.keyboard(key);
    expect(item(name)).toHaveFocus();
  }
});

test('Escape closes PopoverMenu and returns focus to its button', async () => {
  const user = userEvent.setup();
  render(orderMenu());
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{Escape}');

  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  expect(trigger()).toHaveFocus();
});

test('Tab closes PopoverMenu and focuses the element after its button', async () => {
  const user = userEvent.setup();
  render(orderMenu());
  await user.tab();
  await user.keyboard('{Enter}');

  await user.tab();

  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('PopoverMenu runs an action once, after focus has returned to the button', async () => {
  const user = userEvent.setup();
  const focused: (string | null | undefined)[] = [];
  const onSelect = vi.fn(() => focused.push(document.activeElement?.textContent));
  render(orderMenu(onSelect));
  await user.tab();

  await user.keyboard('{Enter}b{Enter}');

  expect(onSelect.mock.calls).toEqual([['again']]);
  expect(focused).toEqual(['Order 2041']);
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('Space follows a link of PopoverMenu and closes the menu', async () => {
  const user = userEvent.setup();
  render(orderMenu());
  trigger().focus();
  await user.keyboard('{ArrowDown}');
  expect(item('Track parcel')).toHaveFocus();

  await user.keyboard(' ');

  expect(location.hash).toBe('#track');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('A disabled item of PopoverMenu has aria-disabled and does not run its action', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(orderMenu(onSelect));
  await user.click(trigger());

  await user.click(item('Change address'));

  expect(item('Change address')).toHaveAttribute('aria-disabled', 'true');
  expect(onSelect).not.toHaveBeenCalled();
});

test('A PopoverMenu item with an href is a link and can be the current page', async () => {
  const user = userEvent.setup();
  render(orderMenu());
  await user.click(trigger());

  expect(item('Track parcel')).toHaveAttribute('href', '#track');
  expect(item('Track parcel')).toHaveAttribute('aria-current', 'page');
});

test('Escape closes PopoverMenu and keeps the modal around it open', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <Modal open onClose={onClose} title="Orders" closeLabel="Close">
      {orderMenu()}
    </Modal>,
  );
  await user.click(trigger());

  await user.keyboard('{Escape}');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  expect(onClose).not.toHaveBeenCalled();

  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
