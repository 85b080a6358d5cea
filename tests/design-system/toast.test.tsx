import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast, type ToastMessage } from '#design-system/toast';
import { DISMISS_AFTER_MS } from '../../design-system/toast/use-auto-dismiss.ts';

// The clock goes on by itself too: what acts for the visitor waits for it. So a second is as near as these tests look.
const SECOND = 1_000;
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const visit = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

const copied: ToastMessage = { id: 'adres', text: 'Adres gekopieerd.' };
const tooLarge: ToastMessage = { id: 'foto', tone: 'danger', text: 'De foto is te groot.' };

function Page({ first = [] }: { first?: readonly ToastMessage[] }) {
  const [messages, setMessages] = useState(first);
  const say = (message: ToastMessage) => () => setMessages((all) => [...all, message]);
  return (
    <>
      <button type="button" onClick={say(copied)}>
        Kopieer
      </button>
      <button type="button" onClick={say(tooLarge)}>
        Verstuur foto
      </button>
      <Toast
        label="Meldingen"
        dismissLabel="Sluit deze melding"
        messages={messages}
        onDismiss={(id) => setMessages((all) => all.filter((one) => one.id !== id))}
      />
    </>
  );
}

const region = () => screen.getByRole('region', { name: 'Meldingen' });
const dismissals = () => within(region()).getAllByRole('button', { name: 'Sluit deze melding' });

test('what happened is announced politely, what went wrong at once, in lists that were there before', async () => {
  const visitor = visit();
  render(<Page />);
  const [urgent, polite] = within(region()).getAllByRole('list', { hidden: true });
  expect(urgent).toHaveAttribute('aria-live', 'assertive');
  expect(polite).toHaveAttribute('aria-live', 'polite');

  await visitor.click(screen.getByRole('button', { name: 'Kopieer' }));
  await visitor.click(screen.getByRole('button', { name: 'Verstuur foto' }));

  expect(polite).toHaveTextContent('Adres gekopieerd.');
  expect(urgent).toHaveTextContent('De foto is te groot.');
  expect(screen.getByRole('button', { name: 'Verstuur foto' })).toHaveFocus();
});

test('A message leaves by itself, one about something wrong stays', () => {
  render(<Page first={[copied, tooLarge]} />);

  wait(DISMISS_AFTER_MS - SECOND);
  expect(screen.getByText('Adres gekopieerd.')).toBeInTheDocument();
  wait(SECOND);

  expect(screen.queryByText('Adres gekopieerd.')).not.toBeInTheDocument();
  wait(DISMISS_AFTER_MS * 10);
  expect(screen.getByText('De foto is te groot.')).toBeInTheDocument();
});

test('messages stay while a mouse is on one of them, and then have their whole time again', () => {
  render(<Page first={[copied]} />);
  wait(DISMISS_AFTER_MS - SECOND);

  fireEvent.pointerEnter(region());
  wait(DISMISS_AFTER_MS * 2);
  expect(screen.getByText('Adres gekopieerd.')).toBeInTheDocument();

  fireEvent.pointerLeave(region());
  wait(DISMISS_AFTER_MS - SECOND);
  expect(screen.getByText('Adres gekopieerd.')).toBeInTheDocument();
  wait(SECOND);
  expect(screen.queryByText('Adres gekopieerd.')).not.toBeInTheDocument();
});

test('messages stay while the focus is on one of them', async () => {
  const visitor = visit();
  render(<Page first={[copied]} />);

  await visitor.tab();
  await visitor.tab();
  await visitor.tab();
  expect(dismissals()[0]).toHaveFocus();
  wait(DISMISS_AFTER_MS * 2);
  expect(screen.getByText('Adres gekopieerd.')).toBeInTheDocument();

  await visitor.tab({ shift: true });
  wait(DISMISS_AFTER_MS);
  expect(screen.queryByText('Adres gekopieerd.')).not.toBeInTheDocument();
});

test.each(['{Enter}', '{Escape}'])(
  '%s dismisses the message that has the focus, which goes to the next one, then back where it came from',
  async (key) => {
    const visitor = visit();
    render(<Page first={[copied, tooLarge]} />);
    await visitor.tab();
    await visitor.tab();
    await visitor.tab();

    await visitor.keyboard(key);
    expect(screen.queryByText('De foto is te groot.')).not.toBeInTheDocument();
    expect(dismissals()[0]).toHaveFocus();

    await visitor.keyboard(key);
    expect(screen.queryByText('Adres gekopieerd.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Verstuur foto' })).toHaveFocus();
  },
);

test('what a message offers is done, and the message goes', async () => {
  const visitor = visit();
  const again = vi.fn();
  render(<Page first={[{ ...tooLarge, action: { label: 'Kies een andere', onAction: again } }]} />);

  await visitor.click(screen.getByRole('button', { name: 'Kies een andere' }));

  expect(again).toHaveBeenCalledOnce();
  expect(screen.queryByText('De foto is te groot.')).not.toBeInTheDocument();
});
