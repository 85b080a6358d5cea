import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '#design-system/button';
import { Drawer } from '#design-system/drawer';
import { Modal } from '#design-system/modal';
import { TextField } from '#design-system/text-field';

type ModalOptions = Partial<ComponentProps<typeof Modal>>;

function CouponAboveCart({ children = 'Empty.', ...modal }: ModalOptions) {
  const [open, setOpen] = useState(false);
  const [isCouponOpen, setCouponOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open cart</Button>
      <input aria-label="Search" />
      <Modal title="Cart" closeLabel="Close cart" open={open} onClose={() => setOpen(false)} {...modal}>
        {children}
        <Button onClick={() => setCouponOpen(true)}>Add coupon</Button>
        <Modal
          open={isCouponOpen}
          onClose={() => setCouponOpen(false)}
          title="Coupon"
          closeLabel="Close coupon"
        >
          Eight characters.
        </Modal>
      </Modal>
    </>
  );
}

const cart = () => screen.queryByRole('dialog', { name: 'Cart' });
const coupon = () => screen.queryByRole('dialog', { name: 'Coupon' });
const trigger = () => screen.getByRole('button', { name: 'Open cart' });

async function openCart(modal: ModalOptions = {}) {
  const user = userEvent.setup();
  render(<CouponAboveCart {...modal} />);
  await user.click(trigger());
  return { user, dialog: screen.getByRole('dialog', { name: 'Cart' }) };
}

test('Modal renders nothing while closed and on the server', () => {
  render(<CouponAboveCart />);
  expect(cart()).not.toBeInTheDocument();
  const html = renderToString(
    <Modal open onClose={() => {}} title="Cart" closeLabel="Close cart">
      Empty.
    </Modal>,
  );
  expect(html).toBe('');
});

test('Modal traps focus and returns it to its trigger when closed', async () => {
  const { user } = await openCart();
  const close = screen.getByRole('button', { name: 'Close cart' });
  expect(close).toHaveFocus();

  await user.tab();
  expect(screen.getByRole('button', { name: 'Add coupon' })).toHaveFocus();
  await user.tab();
  expect(close).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Add coupon' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(cart()).not.toBeInTheDocument();
  await waitFor(() => expect(trigger()).toHaveFocus());
});

test('Modal leaves focus on an element that was focused while it closed', async () => {
  const { dialog } = await openCart();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  // Timers run in order, so the timer that would return focus has run before this one.
  await new Promise((resolve) => setTimeout(resolve));
  expect(search).toHaveFocus();
});

test('The close button closes the modal', async () => {
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Close cart' }));
  expect(cart()).not.toBeInTheDocument();
});

test('A press on the backdrop closes the modal, and a press on its content does not', async () => {
  const { dialog } = await openCart();
  // Pointer events are disabled on the page. A style sheet enables them on the backdrop, and jsdom loads none.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await user.click(screen.getByText('Empty.', { exact: false }));
  expect(dialog).toBeInTheDocument();
  await user.click(backdropOf(dialog));
  await waitFor(() => expect(cart()).not.toBeInTheDocument());
});

test('Escape closes the top modal and moves focus to the one below', async () => {
  const { user } = await openCart();
  const addCoupon = screen.getByRole('button', { name: 'Add coupon' });
  await user.click(addCoupon);
  // The modal below is hidden from assistive technology.
  expect(cart()).not.toBeInTheDocument();

  await user.keyboard('{Escape}');
  expect(coupon()).not.toBeInTheDocument();
  expect(cart()).toBeVisible();
  await waitFor(() => expect(addCoupon).toHaveFocus());

  await user.keyboard('{Escape}');
  expect(cart()).not.toBeInTheDocument();
});

test('Stacked modals have the z-indexes 1000 and 1001, then 1002 and 1003', async () => {
  const { user, dialog } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Add coupon' }));
  const above = screen.getByRole('dialog', { name: 'Coupon' });
  expect([backdropOf(dialog), dialog, backdropOf(above), above].map(({ style }) => style.zIndex)).toEqual([
    '1000',
    '1001',
    '1002',
    '1003',
  ]);
});

test('Modal locks scrolling while any modal is open', async () => {
  const root = document.documentElement;
  expect(root).not.toHaveAttribute('data-scroll-lock');
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Add coupon' }));
  expect(root).toHaveAttribute('data-scroll-lock');
  await user.keyboard('{Escape}');
  expect(root).toHaveAttribute('data-scroll-lock');
  expect(document.body.style.paddingInlineEnd).toBe('1024px');
  await user.keyboard('{Escape}');
  expect(root).not.toHaveAttribute('data-scroll-lock');
  expect(document.body.style.paddingInlineEnd).toBe('');
});

test('Modal keeps the pointer events of the page, and not those of elements without', async () => {
  const toasts = document.createElement('div');
  toasts.style.pointerEvents = 'none';
  document.body.append(toasts);
  const { user } = await openCart();
  const page = screen.getByText('Open cart');
  await user.click(screen.getByRole('button', { name: 'Add coupon' }));
  expect(document.body).toHaveStyle({ pointerEvents: 'none' });
  expect([page, toasts].map((element) => getComputedStyle(element).pointerEvents)).toEqual(['auto', 'none']);
  await user.keyboard('{Escape}');
  expect(getComputedStyle(page).pointerEvents).toBe('auto');
  await user.keyboard('{Escape}');
  expect([...document.body.children].map((part) => part.getAttribute('style') ?? '')).not.toContainEqual(
    expect.stringContaining('auto'),
  );
  toasts.remove();
});

test('A hidden title is the accessible name of the modal', async () => {
  const { dialog } = await openCart({ titleHidden: true });
  expect(dialog).toHaveAccessibleName('Cart');
});

test.each([
  ['centre', 'down'],
  ['bottom', 'down'],
  ['top', 'up'],
  ['start', 'start'],
  ['end', 'end'],
] as const)('A modal with placement %s closes in the direction %s', async (placement, direction) => {
  const { dialog } = await openCart({ placement });
  expect(dialog).toHaveAttribute('data-close-direction', direction);
});

test.each([['start'], ['end']] as const)('A drawer at the %s closes to its own edge', (side) => {
  render(
    <Drawer open onClose={() => {}} title="Filters" closeLabel="Close" side={side}>
      Colour
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveAttribute('data-close-direction', side);
});

describe('A quick swipe', () => {
  test('in the close direction closes the modal', async () => {
    const { dialog } = await openCart();
    swipe(dialog, [0, 20], [0, 80]);
    await waitFor(() => expect(cart()).not.toBeInTheDocument());
  });

  test.each([
    [
      'in the opposite direction',
      [
        [0, -20],
        [0, -80],
      ],
    ],
    [
      'sideways',
      [
        [20, 0],
        [80, 0],
      ],
    ],
    [
      'in the close direction and back',
      [
        [0, 80],
        [0, 40],
      ],
    ],
    [
      'inside the touch slop',
      [
        [0, 2],
        [0, 3],
      ],
    ],
  ] as const)('%s leaves the modal open and in place', async (_, path) => {
    const { dialog } = await openCart();
    swipe(dialog, ...path);
    expect(dialog).toHaveAttribute('data-state', 'open');
    expect(dialog.style.transform).toBe('');
  });

  test('moves the modal and prevents scrolling from the touch slop on', async () => {
    const { dialog } = await openCart();
    touch('touchStart', dialog, [0, 0]);
    expect(touch('touchMove', dialog, [0, 3]).defaultPrevented).toBe(false);
    expect(touch('touchMove', dialog, [0, 80]).defaultPrevented).toBe(true);
    expect(dialog.style.transform).toBe('translateY(80px)');
    touch('touchMove', dialog, [0, -40]);
    expect(dialog.style.transform).toBe('');
  });

  test('is cancelled by a second finger', async () => {
    const { dialog } = await openCart();
    touch('touchStart', dialog, [0, 0]);
    touch('touchMove', dialog, [0, 80]);
    touch('touchMove', dialog, [0, 90], [40, 40]);
    touch('touchEnd', dialog);
    expect(dialog).toHaveAttribute('data-state', 'open');
    expect(dialog.style.transform).toBe('');
  });

  test('on a field leaves the modal open', async () => {
    const { dialog } = await openCart({
      children: <TextField id="code" name="code" label="Code" requiredLabel="required" />,
    });
    swipe(screen.getByRole('textbox', { name: 'Code' }), [0, 20], [0, 80]);
    expect(dialog).toHaveAttribute('data-state', 'open');
  });

  test('while text is selected leaves the modal open', async () => {
    const { dialog } = await openCart({ children: <p>Empty.</p> });
    document.getSelection()?.selectAllChildren(screen.getByText('Empty.'));
    swipe(dialog, [0, 20], [0, 80]);
    expect(dialog).toHaveAttribute('data-state', 'open');
    document.getSelection()?.removeAllRanges();
  });

  test('on a scrollable element closes the modal only at its scroll end', async () => {
    const { dialog } = await openCart({
      children: (
        <div data-testid="list" style={{ overflowY: 'auto' }}>
          <p>Lamp</p>
        </div>
      ),
    });
    const list = screen.getByTestId('list');
    Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    list.scrollTop = 200;
    swipe(screen.getByText('Lamp'), [0, 20], [0, 80]);
    expect(dialog).toHaveAttribute('data-state', 'open');

    list.scrollTop = 0;
    swipe(screen.getByText('Lamp'), [0, 20], [0, 80]);
    await waitFor(() => expect(cart()).not.toBeInTheDocument());
  });

  test('calls onClose once, and moves the modal back if it stays open', async () => {
    const onClose = vi.fn();
    const { dialog } = await openCart({ onClose });
    swipe(dialog, [0, 20], [0, 80]);
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog.style.transform).toBe(''));
    expect(dialog).toHaveAttribute('data-state', 'open');
  });
});

type Offset = readonly [x: number, y: number];

function swipe(element: Element, ...path: readonly Offset[]) {
  touch('touchStart', element, [0, 0]);
  for (const offset of path) touch('touchMove', element, offset);
  touch('touchEnd', element);
}

function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', element: Element, ...offsets: Offset[]) {
  const touches = offsets.map(([x, y]) => ({ clientX: 100 + x, clientY: 100 + y }));
  const event = createEvent[type](element, { touches, cancelable: true });
  fireEvent(element, event);
  return event;
}

/** The backdrop has no role and no text. It is the element before the modal. */
function backdropOf(dialog: HTMLElement) {
  const backdrop = dialog.previousElementSibling;
  if (!(backdrop instanceof HTMLElement))
    throw new Error('Expected a backdrop before the modal, found none.');
  return backdrop;
}
