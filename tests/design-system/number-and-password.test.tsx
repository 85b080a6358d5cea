import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberField } from '#design-system/number-field';
import { PasswordField } from '#design-system/password-field';
import { getFormData } from './form-data.ts';

const requiredLabel = 'required';
const number = { id: 'quantity', name: 'quantity', label: 'How many lamps?', requiredLabel };
const steppers = { decrease: 'One less', increase: 'One more' };
const password = {
  id: 'password',
  name: 'password',
  label: 'Password',
  requiredLabel,
  showLabel: 'Show password',
  visibleLabel: 'Your password is visible.',
  hiddenLabel: 'Your password is hidden.',
  autoComplete: 'current-password',
} as const;

test('NumberField requests a numeric keyboard and submits the typed text', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Order">
      <NumberField {...number} decimal="," />
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'How many lamps?' });

  await user.type(field, '2,5');

  expect(field).toHaveAttribute('inputmode', 'decimal');
  expect(getFormData(screen.getByRole('form'))).toEqual([['quantity', '2,5']]);
});

test('NumberField changes by one step with arrow keys and by ten with page keys, within its bounds', async () => {
  const user = userEvent.setup();
  render(<NumberField {...number} steppers={steppers} min={0} max={12} defaultValue="2" />);
  const field = screen.getByRole('spinbutton', { name: 'How many lamps?' });

  await user.tab();
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveValue('3');
  expect(field).toHaveAttribute('aria-valuenow', '3');
  await user.keyboard('{PageUp}');
  expect(field).toHaveValue('12');
  await user.keyboard('{PageDown}{PageDown}{ArrowDown}');
  expect(field).toHaveValue('0');
});

test('The step buttons of NumberField change and announce the value and are not in the tab order', async () => {
  const user = userEvent.setup();
  render(<NumberField {...number} steppers={steppers} decimal="," step={0.5} max={3} defaultValue="2,5" />);
  const more = screen.getByRole('button', { name: 'One more' });

  await user.click(more);
  expect(screen.getByRole('spinbutton')).toHaveValue('3');
  expect(screen.getByText('3')).toHaveAttribute('aria-live', 'polite');
  expect(more).toHaveAttribute('aria-disabled', 'true');

  await user.click(more);
  expect(screen.getByRole('spinbutton')).toHaveValue('3');

  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(screen.getByRole('spinbutton')).toHaveValue('2,5');
  screen.getByRole('spinbutton').focus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('The step buttons of NumberField announce a value again after it was changed by typing', async () => {
  const user = userEvent.setup();
  render(<NumberField {...number} steppers={steppers} defaultValue="1" />);
  const more = screen.getByRole('button', { name: 'One more' });
  await user.click(more);
  const first = screen.getByText('2').textContent;
  await user.clear(screen.getByRole('spinbutton'));
  await user.type(screen.getByRole('spinbutton'), '1');

  await user.click(more);

  // Screen readers announce changes only.
  expect(screen.getByText('2').textContent).not.toBe(first);
});

test('A controlled NumberField calls onChange for steps and for typed text', async () => {
  const user = userEvent.setup();
  const Owner = () => {
    const [value, setValue] = useState('4');
    return (
      <>
        <NumberField {...number} steppers={steppers} value={value} onChange={setValue} />
        <output>{`${value} lamps`}</output>
      </>
    );
  };
  render(<Owner />);

  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.type(screen.getByRole('spinbutton'), '0');

  expect(screen.getByText('50 lamps')).toBeInTheDocument();
});

test('A step button of NumberField dispatches input and change events', async () => {
  const user = userEvent.setup();
  const events: string[] = [];
  render(<NumberField {...number} steppers={steppers} />, {
    container: document.body.appendChild(document.createElement('form')),
  });
  for (const kind of ['input', 'change']) {
    document.forms[0]?.addEventListener(kind, ({ type }) => events.push(type));
  }

  await user.click(screen.getByRole('button', { name: 'One more' }));

  expect(events).toEqual(['input', 'change']);
});

test('A form reset restores the default value of NumberField and updates its buttons', async () => {
  const user = userEvent.setup();
  render(
    <form>
      <NumberField {...number} steppers={steppers} max={3} defaultValue="2" />
      <button type="reset">Reset</button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');

  await user.click(screen.getByRole('button', { name: 'Reset' }));

  expect(screen.getByRole('spinbutton')).toHaveValue('2');
  expect(screen.getByRole('button', { name: 'One more' })).not.toHaveAttribute('aria-disabled');
});

test('NumberField keeps a number typed before hydration and steps from it', async () => {
  const user = userEvent.setup();
  const field = <NumberField {...number} steppers={steppers} defaultValue="2" />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(field);
  document.body.append(page);
  const input = page.querySelector('input');
  if (input) input.value = '8';

  render(field, { container: page, hydrate: true });
  await user.click(screen.getByRole('button', { name: 'One more' }));

  expect(screen.getByRole('spinbutton')).toHaveValue('9');
  page.remove();
});

test('A read-only NumberField ignores arrow keys and has no buttons', async () => {
  const user = userEvent.setup();
  render(<NumberField {...number} readOnly steppers={steppers} defaultValue="2" />);

  await user.tab();
  await user.keyboard('{ArrowUp}7');

  expect(screen.getByRole('spinbutton')).toHaveValue('2');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('The button of PasswordField shows and hides the password and announces both', async () => {
  const user = userEvent.setup();
  render(<PasswordField {...password} />);
  const field = screen.getByLabelText('Password');
  const show = screen.getByRole('button', { name: 'Show password', pressed: false });
  expect(field).toHaveAttribute('type', 'password');

  await user.tab();
  await user.keyboard('sunset');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('sunset');
  expect(screen.getByText('Your password is visible.')).toHaveAttribute('aria-live', 'polite');

  await user.keyboard(' ');
  expect(field).toHaveAttribute('type', 'password');
  expect(screen.getByText('Your password is hidden.')).toBeInTheDocument();
});

test('PasswordField announces no state on load', () => {
  render(<PasswordField {...password} />);

  expect(screen.queryByText(/Your password is/)).not.toBeInTheDocument();
});

test('PasswordField hides the password on submit', async () => {
  const user = userEvent.setup();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...password} required error="This password is too short." />
    </form>,
  );
  const field = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));

  await user.type(field, 'sunset{Enter}');

  expect(field).toHaveAttribute('type', 'password');
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('This password is too short.');
});
