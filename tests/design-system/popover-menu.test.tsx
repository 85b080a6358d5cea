import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PopoverMenu } from '#design-system/popover-menu';
import { mockPopovers } from './mock-popovers.ts';

mockPopovers();

function orderMenu(chosen: (what: string) => void = () => {}) {
  return (
    <>
      <PopoverMenu
        label="Bestelling 2041"
        items={[
          { id: 'volgen', label: 'Volg het pakket', href: '#volgen', current: true },
          { id: 'adres', label: 'Wijzig het adres', onSelect: () => chosen('adres'), unavailable: true },
          { id: 'nogmaals', label: 'Bestel nog eens', onSelect: () => chosen('nogmaals') },
          { id: 'annuleren', label: 'Annuleer', tone: 'danger', onSelect: () => chosen('annuleren') },
        ]}
      />
      <button type="button">Daarna</button>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Bestelling 2041' });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('without a script it is a list of links and buttons that the browser opens', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(orderMenu()) }} />);

  expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument();
  expect(opener()).toHaveAttribute('popovertarget', screen.getByRole('list', { hidden: true }).id);
  expect(screen.getByRole('link', { name: 'Volg het pakket', hidden: true })).not.toHaveAttribute('tabindex');
});

test.each([
  ['mouse', '[MouseLeft]'],
  ['touch', '[TouchA]'],
])('it opens and closes by %s', async (_pointer, keys) => {
  const visitor = userEvent.setup();
  render(orderMenu());
  expect(opener()).toHaveAttribute('aria-expanded', 'false');

  await visitor.pointer({ keys, target: opener() });
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(item('Volg het pakket')).toHaveFocus();

  await visitor.pointer({ keys, target: opener() });
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['{Enter}', 'Volg het pakket'],
  [' ', 'Volg het pakket'],
  ['{ArrowDown}', 'Volg het pakket'],
  ['{ArrowUp}', 'Annuleer'],
])('%s on its button opens it and goes to %s', async (key, landing) => {
  const visitor = userEvent.setup();
  render(orderMenu());

  await visitor.tab();
  await visitor.keyboard(key);

  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(item(landing)).toHaveFocus();
});

test('arrows go round, Home and End to the ends, a letter to its item; what is unavailable is found too', async () => {
  const visitor = userEvent.setup();
  render(orderMenu());
  await visitor.tab();
  await visitor.keyboard('{Enter}');

  for (const [key, name] of [
    ['{ArrowDown}', 'Wijzig het adres'],
    ['{End}', 'Annuleer'],
    ['{ArrowDown}', 'Volg het pakket'],
    ['{ArrowUp}', 'Annuleer'],
    ['b', 'Bestel nog eens'],
    ['{Home}', 'Volg het pakket'],
  ] as const) {
    await visitor.keyboard(key);
    expect(item(name)).toHaveFocus();
  }
});

test('Escape closes it and gives the focus back', async () => {
  const visitor = userEvent.setup();
  render(orderMenu());
  await visitor.tab();
  await visitor.keyboard('{Enter}{ArrowDown}{Escape}');

  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(opener()).toHaveFocus();
});

test('Tab closes it and goes on after its button', async () => {
  const visitor = userEvent.setup();
  render(orderMenu());
  await visitor.tab();
  await visitor.keyboard('{Enter}');

  await visitor.tab();

  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Daarna' })).toHaveFocus();
});

test('what is chosen happens once, after the focus is back on the button', async () => {
  const visitor = userEvent.setup();
  const focused: (string | null | undefined)[] = [];
  const chosen = vi.fn(() => focused.push(document.activeElement?.textContent));
  render(orderMenu(chosen));
  await visitor.tab();

  await visitor.keyboard('{Enter}b{Enter}');

  expect(chosen.mock.calls).toEqual([['nogmaals']]);
  expect(focused).toEqual(['Bestelling 2041']);
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('what is unavailable says so and does nothing', async () => {
  const visitor = userEvent.setup();
  const chosen = vi.fn();
  render(orderMenu(chosen));
  await visitor.click(opener());

  await visitor.click(item('Wijzig het adres'));

  expect(item('Wijzig het adres')).toHaveAttribute('aria-disabled', 'true');
  expect(chosen).not.toHaveBeenCalled();
});

test('A place is a link, and where the visitor is says so', async () => {
  const visitor = userEvent.setup();
  render(orderMenu());
  await visitor.click(opener());

  expect(item('Volg het pakket')).toHaveAttribute('href', '#volgen');
  expect(item('Volg het pakket')).toHaveAttribute('aria-current', 'page');
});
