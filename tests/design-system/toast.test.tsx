import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from '#design-system/modal';
import { Toast, type ToastMessage } from '#design-system/toast';
import { DISMISS_AFTER_MS } from '../../design-system/toast/use-auto-dismiss.ts';

// The fake clock also advances with real time, so these tests use a tolerance of one second.
const SECOND = 1_000;
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const setupUser = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

const copied: ToastMessage = { id: 'address', text: 'Address copied.' };
const tooLarge: ToastMessage = { id: 'photo', tone: 'danger', text: 'The photo is too large.' };

function Page({ initial = [] }: { initial?: readonly ToastMessage[] }) {
  const [messages, setMessages] = useState(initial);
  const add = (message: ToastMessage) => () => setMessages((all) => [...all, message]);
  return (
    <>
      <button type="button" onClick={add(copied)}>
        Copy
      </button>
      <button type="button" onClick={add(tooLarge)}>
        Send photo
      </button>
      <Toast
        label="Messages"
        dismissLabel="Dismiss this message"
        messages={messages}
        onDismiss={(id) => setMessages((all) => all.filter((message) => message.id !== id))}
      />
    </>
  );
}

const region = () => screen.getByRole('region', { name: 'Messages' });
const dismissals = () => within(region()).getAllByRole('button', { name: 'Dismiss this message' });

test('Toast announces danger messages assertively and others politely, in existing live regions', async () => {
  const user = setupUser();
  render(<Page />);
  const [urgent, polite] = within(region()).getAllByRole('list', { hidden: true });
  expect(urgent).toHaveAttribute('aria-live', 'assertive');
  expect(polite).toHaveAttribute('aria-live', 'polite');

  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await user.click(screen.getByRole('button', { name: 'Send photo' }));

  expect(polite).toHaveTextContent('Address copied.');
  expect(urgent).toHaveTextContent('The photo is too large.');
  expect(screen.getByRole('button', { name: 'Send photo' })).toHaveFocus();
});

test('Toast dismisses a message after a delay and keeps a danger message', () => {
  render(<Page initial={[copied, tooLarge]} />);

  wait(DISMISS_AFTER_MS - SECOND);
  expect(screen.getByText('Address copied.')).toBeInTheDocument();
  wait(SECOND);

  expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();
  wait(DISMISS_AFTER_MS * 10);
  expect(screen.getByText('The photo is too large.')).toBeInTheDocument();
});

test('Toast keeps messages while a pointer is on them, and then restarts their delay', () => {
  render(<Page initial={[copied]} />);
  wait(DISMISS_AFTER_MS - SECOND);

  fireEvent.pointerEnter(region());
  wait(DISMISS_AFTER_MS * 2);
  expect(screen.getByText('Address copied.')).toBeInTheDocument();

  fireEvent.pointerLeave(region());
  wait(DISMISS_AFTER_MS - SECOND);
  expect(screen.getByText('Address copied.')).toBeInTheDocument();
  wait(SECOND);
  expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();
});

test('Toast keeps messages while focus is on them', async () => {
  const user = setupUser();
  render(<Page initial={[copied]} />);

  await user.tab();
  await user.tab();
  await user.tab();
  expect(dismissals()[0]).toHaveFocus();
  wait(DISMISS_AFTER_MS * 2);
  expect(screen.getByText('Address copied.')).toBeInTheDocument();

  await user.tab({ shift: true });
  wait(DISMISS_AFTER_MS);
  expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();
});

test('Toast dismisses later messages after a delay when a dismissed one had the focus and nothing gets it', async () => {
  const user = setupUser();
  render(<Page initial={[copied]} />);
  await user.click(dismissals()[0] ?? document.body);
  fireEvent.pointerLeave(region());
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByText('Address copied.')).toBeInTheDocument();
  wait(DISMISS_AFTER_MS + SECOND);
  expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();
});

test('Toast dismisses later messages after a delay when the previously focused element is disabled', async () => {
  const user = setupUser();
  render(<Page initial={[copied]} />);
  await user.tab();
  await user.tab();
  const previous = screen.getByRole('button', { name: 'Send photo' });
  expect(previous).toHaveFocus();
  act(() => dismissals()[0]?.focus());
  previous.setAttribute('disabled', '');
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  wait(DISMISS_AFTER_MS + SECOND);
  expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();
});

test('A dismissed message does not move the focus to an element that lost it before', async () => {
  const user = setupUser();
  render(<Page initial={[copied, tooLarge]} />);
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{Escape}');
  act(() => dismissals()[0]?.blur());
  await user.click(dismissals()[0] ?? document.body);
  expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('A press on a message above a modal dismisses the message and leaves the modal open', async () => {
  const user = setupUser();
  const onClose = vi.fn();
  render(
    <>
      <Page initial={[copied]} />
      <Modal open title="Share" closeLabel="Close" onClose={onClose}>
        Address of this page
      </Modal>
    </>,
  );
  // The modal listens to presses after its first task.
  wait(0);

  await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();

  await user.click(screen.getByText('Copy'));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['{Enter}', '{Escape}'])(
  '%s dismisses the focused message and moves focus to the next message, then to the previous element',
  async (key) => {
    const user = setupUser();
    render(<Page initial={[copied, tooLarge]} />);
    await user.tab();
    await user.tab();
    await user.tab();

    await user.keyboard(key);
    expect(screen.queryByText('The photo is too large.')).not.toBeInTheDocument();
    expect(dismissals()[0]).toHaveFocus();

    await user.keyboard(key);
    expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send photo' })).toHaveFocus();
  },
);

test('The action of a message runs and dismisses the message', async () => {
  const user = setupUser();
  const onAction = vi.fn();
  render(<Page initial={[{ ...tooLarge, action: { label: 'Choose another', onAction } }]} />);

  await user.click(screen.getByRole('button', { name: 'Choose another' }));

  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByText('The photo is too large.')).not.toBeInTheDocument();
});
