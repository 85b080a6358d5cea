import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '#design-system/button';
import { Drawer } from '#design-system/drawer';
import { Modal } from '#design-system/modal';
import { TextField } from '#design-system/text-field';

type Shown = Partial<ComponentProps<typeof Modal>>;

function Basket({ children = 'Nog niets.', ...modal }: Shown) {
  const [open, setOpen] = useState(false);
  const [isCouponOpen, setCouponOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open de mand</Button>
      <input aria-label="Zoeken" />
      <Modal title="Mand" closeLabel="Sluit de mand" open={open} onClose={() => setOpen(false)} {...modal}>
        {children}
        <Button onClick={() => setCouponOpen(true)}>Voeg een bon toe</Button>
        <Modal open={isCouponOpen} onClose={() => setCouponOpen(false)} title="Bon" closeLabel="Sluit de bon">
          Acht tekens.
        </Modal>
      </Modal>
    </>
  );
}

const basket = () => screen.queryByRole('dialog', { name: 'Mand' });
const coupon = () => screen.queryByRole('dialog', { name: 'Bon' });
const opener = () => screen.getByRole('button', { name: 'Open de mand' });

async function openBasket(modal: Shown = {}) {
  const visitor = userEvent.setup();
  render(<Basket {...modal} />);
  await visitor.click(opener());
  return { visitor, dialog: screen.getByRole('dialog', { name: 'Mand' }) };
}

test('closed, nothing of it is drawn, and on a server neither when it is open', () => {
  render(<Basket />);
  expect(basket()).not.toBeInTheDocument();
  const html = renderToString(
    <Modal open onClose={() => {}} title="Mand" closeLabel="Sluit de mand">
      Nog niets.
    </Modal>,
  );
  expect(html).toBe('');
});

test('it takes the focus, keeps it while Tab goes round, and gives it back', async () => {
  const { visitor } = await openBasket();
  const close = screen.getByRole('button', { name: 'Sluit de mand' });
  expect(close).toHaveFocus();

  await visitor.tab();
  expect(screen.getByRole('button', { name: 'Voeg een bon toe' })).toHaveFocus();
  await visitor.tab();
  expect(close).toHaveFocus();
  await visitor.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Voeg een bon toe' })).toHaveFocus();

  await visitor.keyboard('{Escape}');
  expect(basket()).not.toBeInTheDocument();
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('who has gone on to somewhere else while it closed is left there', async () => {
  const { dialog } = await openBasket();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  const search = screen.getByRole('textbox', { name: 'Zoeken' });
  search.focus();
  // Timers run in their order: the one that would give the focus back is before this one.
  await new Promise((resolve) => setTimeout(resolve));
  expect(search).toHaveFocus();
});

test('its button closes it', async () => {
  const { visitor } = await openBasket();
  await visitor.click(screen.getByRole('button', { name: 'Sluit de mand' }));
  expect(basket()).not.toBeInTheDocument();
});

test('a press beside it closes it, a press on it does not', async () => {
  const { dialog } = await openBasket();
  // The page takes no pointer, and only a style sheet says that the backdrop does.
  const visitor = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await visitor.click(screen.getByText('Nog niets.', { exact: false }));
  expect(dialog).toBeInTheDocument();
  await visitor.click(backdropOf(dialog));
  await waitFor(() => expect(basket()).not.toBeInTheDocument());
});

test('Escape closes the top modal and leaves the one below, which then has the focus', async () => {
  const { visitor } = await openBasket();
  const addCoupon = screen.getByRole('button', { name: 'Voeg een bon toe' });
  await visitor.click(addCoupon);
  // To assistive technology the one below is not there.
  expect(basket()).not.toBeInTheDocument();

  await visitor.keyboard('{Escape}');
  expect(coupon()).not.toBeInTheDocument();
  expect(basket()).toBeVisible();
  await waitFor(() => expect(addCoupon).toHaveFocus());

  await visitor.keyboard('{Escape}');
  expect(basket()).not.toBeInTheDocument();
});

test('each stands above the one before it: 1000 and 1001, 1002 and 1003', async () => {
  const { visitor, dialog } = await openBasket();
  await visitor.click(screen.getByRole('button', { name: 'Voeg een bon toe' }));
  const above = screen.getByRole('dialog', { name: 'Bon' });
  expect([backdropOf(dialog), dialog, backdropOf(above), above].map((one) => one.style.zIndex)).toEqual([
    '1000',
    '1001',
    '1002',
    '1003',
  ]);
});

test('the page is held as long as any modal is there', async () => {
  const held = () => document.querySelectorAll('[data-holds-page]').length;
  const { visitor } = await openBasket();
  await visitor.click(screen.getByRole('button', { name: 'Voeg een bon toe' }));
  expect(held()).toBe(2);
  await visitor.keyboard('{Escape}');
  expect(held()).toBe(1);
  await visitor.keyboard('{Escape}');
  expect(held()).toBe(0);
});

test('a title that is not shown names it all the same', async () => {
  const { dialog } = await openBasket({ titleHidden: true });
  expect(dialog).toHaveAccessibleName('Mand');
});

test.each([
  ['centre', 'down'],
  ['bottom', 'down'],
  ['top', 'up'],
  ['start', 'start'],
  ['end', 'end'],
] as const)('placed %s it closes %s', async (placement, towards) => {
  const { dialog } = await openBasket({ placement });
  expect(dialog).toHaveAttribute('data-closes-towards', towards);
});

test.each([['start'], ['end']] as const)('a drawer at the %s closes to where it came from', (side) => {
  render(
    <Drawer open onClose={() => {}} title="Filters" closeLabel="Sluiten" side={side}>
      Licht
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveAttribute('data-closes-towards', side);
});

describe('a quick finger', () => {
  test('in its direction closes it', async () => {
    const { dialog } = await openBasket();
    swipe(dialog, [0, 20], [0, 80]);
    await waitFor(() => expect(basket()).not.toBeInTheDocument());
  });

  test.each([
    [
      'against its direction',
      [
        [0, -20],
        [0, -80],
      ],
    ],
    [
      'aside',
      [
        [20, 0],
        [80, 0],
      ],
    ],
    [
      'in its direction and back',
      [
        [0, 80],
        [0, 40],
      ],
    ],
    [
      'that trembles',
      [
        [0, 2],
        [0, 3],
      ],
    ],
  ] as const)('%s leaves it where it is', async (_, path) => {
    const { dialog } = await openBasket();
    swipe(dialog, ...path);
    expect(dialog).toHaveAttribute('data-state', 'open');
    expect(dialog.style.transform).toBe('');
  });

  test('pulls it along, and leaves scrolling alone until it does', async () => {
    const { dialog } = await openBasket();
    touch('touchStart', dialog, [0, 0]);
    expect(touch('touchMove', dialog, [0, 3]).defaultPrevented).toBe(false);
    expect(touch('touchMove', dialog, [0, 80]).defaultPrevented).toBe(true);
    expect(dialog.style.transform).toBe('translateY(80px)');
    touch('touchMove', dialog, [0, -40]);
    expect(dialog.style.transform).toBe('');
  });

  test('and a second one are the browser’s', async () => {
    const { dialog } = await openBasket();
    touch('touchStart', dialog, [0, 0]);
    touch('touchMove', dialog, [0, 80]);
    touch('touchMove', dialog, [0, 90], [40, 40]);
    touch('touchEnd', dialog);
    expect(dialog).toHaveAttribute('data-state', 'open');
    expect(dialog.style.transform).toBe('');
  });

  test('on a field is about the field', async () => {
    const { dialog } = await openBasket({
      children: <TextField id="code" name="code" label="Code" requiredLabel="verplicht" />,
    });
    swipe(screen.getByRole('textbox', { name: 'Code' }), [0, 20], [0, 80]);
    expect(dialog).toHaveAttribute('data-state', 'open');
  });

  test('while words are selected is about the words', async () => {
    const { dialog } = await openBasket({ children: <p>Nog niets.</p> });
    document.getSelection()?.selectAllChildren(screen.getByText('Nog niets.'));
    swipe(dialog, [0, 20], [0, 80]);
    expect(dialog).toHaveAttribute('data-state', 'open');
    document.getSelection()?.removeAllRanges();
  });

  test('on what can scroll further scrolls it, and closes once it cannot', async () => {
    const { dialog } = await openBasket({
      children: (
        <div data-testid="list" style={{ overflowY: 'auto' }}>
          <p>Waker</p>
        </div>
      ),
    });
    const list = screen.getByTestId('list');
    Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    list.scrollTop = 200;
    swipe(screen.getByText('Waker'), [0, 20], [0, 80]);
    expect(dialog).toHaveAttribute('data-state', 'open');

    list.scrollTop = 0;
    swipe(screen.getByText('Waker'), [0, 20], [0, 80]);
    await waitFor(() => expect(basket()).not.toBeInTheDocument());
  });

  test('is heard by whoever decides, and where it may not close it goes back', async () => {
    const onClose = vi.fn();
    const { dialog } = await openBasket({ onClose });
    swipe(dialog, [0, 20], [0, 80]);
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog.style.transform).toBe(''));
    expect(dialog).toHaveAttribute('data-state', 'open');
  });
});

type Place = readonly [x: number, y: number];

function swipe(element: Element, ...path: readonly Place[]) {
  touch('touchStart', element, [0, 0]);
  for (const place of path) touch('touchMove', element, place);
  touch('touchEnd', element);
}

function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', element: Element, ...places: Place[]) {
  const touches = places.map(([x, y]) => ({ clientX: 100 + x, clientY: 100 + y }));
  const event = createEvent[type](element, { touches, cancelable: true });
  fireEvent(element, event);
  return event;
}

/** It has no role and no words: it is what lies right before the modal. */
function backdropOf(dialog: HTMLElement) {
  const backdrop = dialog.previousElementSibling;
  if (!(backdrop instanceof HTMLElement)) throw new Error('There is nothing before the modal.');
  return backdrop;
}
