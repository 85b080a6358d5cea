import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import type { FormEngine } from '#renderer/forms/create-form-engine';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { submitForm } from '../../../../renderer/forms/validation/formkit-codes.ts';
import { getConsoleTexts, expectConsole } from '../../../expect-console.ts';
import { ContactForm, Text } from './contact-form.tsx';
import { messages } from './forms.ts';

/** Renders in strict mode, which runs each render and effect twice. */
const show = (form: React.ReactNode) => render(<StrictMode>{form}</StrictMode>);
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => vi.fn(() => Promise.resolve({ outcome: 'accepted' } as const));

test('useForm submits the typed values once', async () => {
  let arrive = () => {};
  const sending = vi.fn(
    () => new Promise<SubmissionResult>((resolve) => (arrive = () => resolve({ outcome: 'accepted' }))),
  );
  show(<ContactForm send={sending} />);
  await userEvent.type(field(/E-mail/), 'kim@example.com');
  await userEvent.type(field(/Message/), 'My lamp flickers.');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(sending).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status')).toHaveAttribute('data-stage', 'sending');
  act(() => arrive());
  await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('data-stage', 'idle'));
  expect(sending).toHaveBeenCalledExactlyOnceWith({
    mail: 'kim@example.com',
    message: 'My lamp flickers.',
    day: undefined,
    guests: [{ name: 'Kim' }],
  });
});

test('useForm submits the last letter if Enter follows it at once', async () => {
  const sending = send();
  show(<ContactForm send={sending} />);
  await userEvent.type(field(/Message/), 'Hello');
  await userEvent.type(field(/E-mail/), 'kim@example.com{Enter}');
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
  expect(sending).toHaveBeenCalledWith(
    expect.objectContaining({ mail: 'kim@example.com', message: 'Hello' }),
  );
});

test('useForm does not submit an invalid form, and each field shows its error', async () => {
  const sending = send();
  show(<ContactForm send={sending} />);
  await userEvent.type(field(/E-mail/), 'kim');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  // A typed value is validated after it is committed.
  await waitFor(() =>
    expect(field(/E-mail/)).toHaveAccessibleDescription(
      'Please write the whole email address, such as name@example.com.',
    ),
  );
  expect(field(/Message/)).toBeInvalid();
  expect(field(/Message/)).toHaveAccessibleDescription('An answer is needed here.');
  expect(field(/Day/)).toBeValid();
  expect(sending).not.toHaveBeenCalled();
});

test('useField shows an error when the field is left, and removes it once the value is valid', async () => {
  show(<ContactForm />);
  await userEvent.type(field(/E-mail/), 'kim');
  expect(field(/E-mail/)).toBeValid();
  await userEvent.tab();
  expect(field(/E-mail/)).toBeInvalid();
  await userEvent.type(field(/E-mail/), '@example.com');
  await waitFor(() => expect(field(/E-mail/)).toBeValid());
});

test('useField reports which fields are required', () => {
  show(<ContactForm />);
  expect(screen.getByLabelText('E-mail *')).toBeVisible();
  expect(screen.getByLabelText('Day')).toBeVisible();
});

test('useField keeps the caret position while the visitor types in the middle of a word', async () => {
  show(<ContactForm />);
  const mail = screen.getByLabelText<HTMLInputElement>(/E-mail/);
  await userEvent.type(mail, 'abcdef');
  await userEvent.type(mail, 'XYZ', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(mail).toHaveValue('abcXYZdef');
  expect(mail.selectionStart).toBe(6);
});

test('useForm restores initial values and rows on reset, and removes errors', async () => {
  show(<ContactForm setup={{ values: { mail: 'kim@example.com' } }} />);
  await userEvent.type(field(/E-mail/), ' !');
  await userEvent.clear(field(/Guest/));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field(/E-mail/)).toBeInvalid());

  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field(/E-mail/)).toHaveValue('kim@example.com');
  expect(screen.getByRole('textbox', { name: /Guest/ })).toHaveValue('Kim');
  for (const one of screen.getAllByRole('textbox')) expect(one).toBeValid();
});

test('useField adds, removes and moves rows together with their values', async () => {
  show(<ContactForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const [, second] = screen.getAllByRole('textbox', { name: /Guest/ });
  if (!second) throw new Error('no second guest');
  await userEvent.type(second, 'Sam');
  const { id } = second;
  expect(new Set(screen.getAllByRole('textbox').map((one) => one.id)).size).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: 'First 2' }));
  expect(screen.getAllByRole('textbox', { name: /Guest/ })[0]).toBe(second);
  expect(second).toHaveAttribute('name', 'guests.0.name');
  expect(second.id).toBe(id);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2' }));
  expect(screen.getByRole('textbox', { name: /Guest/ })).toHaveValue('Sam');
});

test('useForm shows a server error at its field until the value changes', async () => {
  show(
    <ContactForm
      send={() =>
        Promise.resolve({ outcome: 'invalid', errors: { mail: ['We know this one.'], '': ['Too often.'] } })
      }
    />,
  );
  await userEvent.type(field(/E-mail/), 'kim@example.com');
  await userEvent.type(field(/Message/), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field(/E-mail/)).toHaveAccessibleDescription('We know this one.'));
  expect(screen.getByRole('status')).toHaveTextContent('Too often.');
  await userEvent.type(field(/E-mail/), 'x');
  expect(field(/E-mail/)).toBeValid();
});

test('useForm is blocked by an invalid date until its control removes the message', async () => {
  const sending = send();
  let created: FormEngine | undefined;
  show(
    <ContactForm send={sending} setup={{ values: { mail: 'kim@example.com', message: 'Hello' } }}>
      {(form) => {
        created = form;
        return null;
      }}
    </ContactForm>,
  );
  act(() => created?.field('day').block(messages.dateInvalid));
  expect(field(/Day/)).toHaveAccessibleDescription('The selected date is invalid.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('data-validity', 'failing'));
  expect(sending).not.toHaveBeenCalled();

  act(() => created?.field('day').block(undefined));
  expect(field(/Day/)).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
});

test('useForm contains a lazily rendered field from the start, exactly once', async () => {
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  let isLoaded = false;
  function Late({ form }: { form: FormEngine }) {
    if (!isLoaded) throw waiting;
    return <Text form={form} path="day" />;
  }
  const sending = send();
  let created: FormEngine | undefined;
  show(
    <ContactForm send={sending} Late={Late}>
      {(form) => {
        created = form;
        return null;
      }}
    </ContactForm>,
  );
  await userEvent.type(field(/E-mail/), 'kim@example.com');
  await userEvent.type(field(/Message/), 'Hello');
  expect(screen.getByText('One moment')).toBeVisible();

  isLoaded = true;
  await act(async () => arrive());
  expect(field(/E-mail/)).toHaveValue('kim@example.com');
  await userEvent.type(field(/Day/), '2026-02-01');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
  expect(Object.keys(created?.values.state() ?? {})).toEqual(['mail', 'message', 'day', 'guests']);
});

test('Two forms on a page are independent of each other', async () => {
  show(
    <>
      <ContactForm />
      <ContactForm />
    </>,
  );
  const [first, second] = screen.getAllByRole('textbox', { name: /E-mail/ });
  if (!first || !second) throw new Error('there are two');
  await userEvent.type(first, 'kim');
  expect(second).toHaveValue('');
  expect(first.id).not.toBe(second.id);
});

test('submitForm submits a form by its id, and warns (151) about an unknown id', async () => {
  const sending = send();
  show(
    <ContactForm
      send={sending}
      setup={{ id: 'contact', values: { mail: 'kim@example.com', message: 'Hello' } }}
    />,
  );
  submitForm('contact');
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
  expect(getConsoleTexts('warn')).toEqual([]);
  expectConsole('warn', 'W151: no form has this id, so nothing was submitted. ("nosuch")');
  submitForm('nosuch');
  expect(getConsoleTexts('warn')).toHaveLength(1);
});
