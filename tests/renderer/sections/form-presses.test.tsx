import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadRuleMessagesFor } from '../../../renderer/forms/rule-messages.ts';
import { EnhancedControl } from '../../../renderer/sections/form/enhanced-control.tsx';
import * as form from '../../../stories/renderer/fixtures/form.ts';
import { show } from './render-json.tsx';

vi.mock('../../../renderer/forms/rule-messages.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../renderer/forms/rule-messages.ts')>();
  return {
    ...original,
    loadRuleMessagesFor: vi.fn<typeof loadRuleMessagesFor>(original.loadRuleMessagesFor),
  };
});
beforeEach(() => {
  vi.mocked(loadRuleMessagesFor).mockClear();
});

/** A press with a mouse, in parts. Safari does not focus a pressed button, so the focus only leaves the control. */
const press = (element: Element) => fireEvent.pointerDown(element);
const release = (element: Element) => fireEvent.pointerUp(element);

test('A control is not replaced during a press that takes its focus away, but after it', async () => {
  const chunk = Promise.withResolvers<string>();
  const read = () => '';
  render(
    <>
      <EnhancedControl isActive native={<input aria-label="Day" />} load={() => chunk.promise} read={read}>
        {(name) => <p>{name}</p>}
      </EnhancedControl>
      <button type="button">Next</button>
    </>,
  );
  const [input, button] = [screen.getByLabelText('Day'), screen.getByRole('button')];
  act(() => input.focus());
  await act(async () => chunk.resolve('Calendar'));
  expect(input).toBeInTheDocument();
  press(button);
  act(() => input.blur());
  expect(input).toBeInTheDocument();
  release(button);
  expect(await screen.findByText('Calendar')).toBeInTheDocument();
});

test('A control that a press focuses is not replaced after the press', async () => {
  const chunk = Promise.withResolvers<string>();
  render(
    <EnhancedControl isActive native={<input aria-label="Day" />} load={() => chunk.promise} read={() => ''}>
      {(name) => <p>{name}</p>}
    </EnhancedControl>,
  );
  const input = screen.getByLabelText('Day');
  act(() => input.focus());
  await act(async () => chunk.resolve('Calendar'));
  press(input);
  release(input);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(input).toBeInTheDocument();
});

/** Opens the newsletter form, and waits until it is interactive. */
async function openNewsletter() {
  show(form.newsletter);
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('novalidate'));
  return { email: screen.getByLabelText(/e-mail/i), send: screen.getByRole('button', { name: 'Verstuur' }) };
}

test('A field shows no new error while a button is pressed, and shows it at the next blur', async () => {
  const { email, send } = await openNewsletter();
  act(() => email.focus());
  press(send);
  act(() => email.blur());
  expect(email).not.toHaveAttribute('aria-invalid');
  release(send);
  act(() => email.focus());
  act(() => email.blur());
  await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
});

test('The message of the browser for bad input is replaced when the messages of the form are loaded', async () => {
  const messages = Promise.withResolvers<Awaited<ReturnType<typeof loadRuleMessagesFor>>>();
  const loaded = await loadRuleMessagesFor('nl');
  vi.mocked(loadRuleMessagesFor).mockReturnValueOnce(messages.promise);
  const { email } = await openNewsletter();
  const validity = { badInput: true };
  Object.defineProperty(email, 'validity', { configurable: true, value: validity });
  Object.defineProperty(email, 'validationMessage', { configurable: true, value: 'Please enter a date.' });
  await userEvent.click(email);
  await userEvent.tab();
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Please enter a date\./));
  await act(async () => messages.resolve(loaded));
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(new RegExp(String(loaded.rules.date_format))),
  );
});
