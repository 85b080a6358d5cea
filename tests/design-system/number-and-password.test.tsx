import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberField } from '#design-system/number-field';
import { PasswordField } from '#design-system/password-field';

const requiredLabel = 'verplicht';
const number = { id: 'aantal', name: 'aantal', label: 'Hoeveel lampen?', requiredLabel };
const steppers = { decrease: 'Eén minder', increase: 'Eén meer' };
const password = {
  id: 'wachtwoord',
  name: 'wachtwoord',
  label: 'Wachtwoord',
  requiredLabel,
  showLabel: 'Wachtwoord tonen',
  shownLabel: 'Je wachtwoord is te zien.',
  hiddenLabel: 'Je wachtwoord is niet meer te zien.',
  autoComplete: 'current-password',
} as const;

/** What a form would send. */
function sent(form: HTMLElement) {
  return form instanceof HTMLFormElement ? [...new FormData(form)] : undefined;
}

test('a number is typed on the keyboard for numbers and sent as it was typed', async () => {
  const visitor = userEvent.setup();
  render(
    <form aria-label="Bestelling">
      <NumberField {...number} decimal="," />
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'Hoeveel lampen?' });

  await visitor.type(field, '2,5');

  expect(field).toHaveAttribute('inputmode', 'decimal');
  expect(sent(screen.getByRole('form'))).toEqual([['aantal', '2,5']]);
});

test('with steppers, arrows go by a step and pages by ten, within the bounds', async () => {
  const visitor = userEvent.setup();
  render(<NumberField {...number} steppers={steppers} min={0} max={12} defaultValue="2" />);
  const field = screen.getByRole('spinbutton', { name: 'Hoeveel lampen?' });

  await visitor.tab();
  expect(field).toHaveFocus();
  await visitor.keyboard('{ArrowUp}');
  expect(field).toHaveValue('3');
  expect(field).toHaveAttribute('aria-valuenow', '3');
  await visitor.keyboard('{PageUp}');
  expect(field).toHaveValue('12');
  await visitor.keyboard('{PageDown}{PageDown}{ArrowDown}');
  expect(field).toHaveValue('0');
});

test('the buttons step, too, say what has become of the value, and are no stop for Tab', async () => {
  const visitor = userEvent.setup();
  render(<NumberField {...number} steppers={steppers} decimal="," step={0.5} max={3} defaultValue="2,5" />);
  const more = screen.getByRole('button', { name: 'Eén meer' });

  await visitor.click(more);
  expect(screen.getByRole('spinbutton')).toHaveValue('3');
  expect(screen.getByText('3')).toHaveAttribute('aria-live', 'polite');
  expect(more).toHaveAttribute('aria-disabled', 'true');

  await visitor.click(more);
  expect(screen.getByRole('spinbutton')).toHaveValue('3');

  await visitor.click(screen.getByRole('button', { name: 'Eén minder' }));
  expect(screen.getByRole('spinbutton')).toHaveValue('2,5');
  screen.getByRole('spinbutton').focus();
  await visitor.tab();
  expect(document.body).toHaveFocus();
});

test('an owner that keeps the value is told of each step and of what is typed', async () => {
  const visitor = userEvent.setup();
  const Owner = () => {
    const [value, setValue] = useState('4');
    return (
      <>
        <NumberField {...number} steppers={steppers} value={value} onChange={setValue} />
        <output>{`${value} lampen`}</output>
      </>
    );
  };
  render(<Owner />);

  await visitor.click(screen.getByRole('button', { name: 'Eén meer' }));
  await visitor.type(screen.getByRole('spinbutton'), '0');

  expect(screen.getByText('50 lampen')).toBeInTheDocument();
});

test('a form around it hears of a step as of what is typed', async () => {
  const visitor = userEvent.setup();
  const heard: string[] = [];
  render(<NumberField {...number} steppers={steppers} />, {
    container: document.body.appendChild(document.createElement('form')),
  });
  for (const kind of ['input', 'change']) {
    document.forms[0]?.addEventListener(kind, ({ type }) => heard.push(type));
  }

  await visitor.click(screen.getByRole('button', { name: 'Eén meer' }));

  expect(heard).toEqual(['input', 'change']);
});

test('a form that is reset puts the number back, and the steppers know', async () => {
  const visitor = userEvent.setup();
  render(
    <form>
      <NumberField {...number} steppers={steppers} max={3} defaultValue="2" />
      <button type="reset">Opnieuw</button>
    </form>,
  );
  await visitor.click(screen.getByRole('button', { name: 'Eén meer' }));
  expect(screen.getByRole('button', { name: 'Eén meer' })).toHaveAttribute('aria-disabled', 'true');

  await visitor.click(screen.getByRole('button', { name: 'Opnieuw' }));

  expect(screen.getByRole('spinbutton')).toHaveValue('2');
  expect(screen.getByRole('button', { name: 'Eén meer' })).not.toHaveAttribute('aria-disabled');
});

test('what was typed before the script ran stays, and the steppers go on from it', async () => {
  const visitor = userEvent.setup();
  const field = <NumberField {...number} steppers={steppers} defaultValue="2" />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(field);
  document.body.append(page);
  const input = page.querySelector('input');
  if (input) input.value = '8';

  render(field, { container: page, hydrate: true });
  await visitor.click(screen.getByRole('button', { name: 'Eén meer' }));

  expect(screen.getByRole('spinbutton')).toHaveValue('9');
  page.remove();
});

test('a number that may only be read is not stepped', async () => {
  const visitor = userEvent.setup();
  render(<NumberField {...number} readOnly steppers={steppers} defaultValue="2" />);

  await visitor.tab();
  await visitor.keyboard('{ArrowUp}7');

  expect(screen.getByRole('spinbutton')).toHaveValue('2');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a password comes into sight and goes by a button, and both are said', async () => {
  const visitor = userEvent.setup();
  render(<PasswordField {...password} />);
  const field = screen.getByLabelText('Wachtwoord');
  const show = screen.getByRole('button', { name: 'Wachtwoord tonen', pressed: false });
  expect(field).toHaveAttribute('type', 'password');

  await visitor.tab();
  await visitor.keyboard('zonsondergang');
  await visitor.tab();
  await visitor.keyboard('{Enter}');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('zonsondergang');
  expect(screen.getByText('Je wachtwoord is te zien.')).toHaveAttribute('aria-live', 'polite');

  await visitor.keyboard(' ');
  expect(field).toHaveAttribute('type', 'password');
  expect(screen.getByText('Je wachtwoord is niet meer te zien.')).toBeInTheDocument();
});

test('nothing is said of a password that nobody has asked to see', () => {
  render(<PasswordField {...password} />);

  expect(screen.queryByText(/Je wachtwoord is/)).not.toBeInTheDocument();
});

test('a password is out of sight again when it is sent', async () => {
  const visitor = userEvent.setup();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...password} required error="Dit wachtwoord is te kort." />
    </form>,
  );
  const field = screen.getByLabelText('Wachtwoord');
  await visitor.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }));

  await visitor.type(field, 'zonsondergang{Enter}');

  expect(field).toHaveAttribute('type', 'password');
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Dit wachtwoord is te kort.');
});
