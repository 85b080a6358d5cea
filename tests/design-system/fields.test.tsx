import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Field } from '#design-system/field';
import { Fieldset } from '#design-system/fieldset';
import { FileField } from '#design-system/file-field';
import { SelectField } from '#design-system/select-field';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';

const requiredLabel = 'required';
const field = { id: 'message', name: 'message', label: 'Your question', requiredLabel };
const countries = {
  id: 'country',
  name: 'country',
  label: 'Country',
  requiredLabel,
  options: [
    { value: 'nl', label: 'Netherlands' },
    { value: 'be', label: 'Belgium' },
  ],
};
type States = { required?: boolean; hint?: string; error?: string; disabled?: boolean };

/** All fields with one native control. */
const FIELDS = [
  ['a text field', (states: States) => <TextField {...field} {...states} />],
  ['a text area', (states: States) => <TextArea {...field} {...states} />],
  ['a select field', (states: States) => <SelectField {...countries} {...field} {...states} />],
  ['a file field', (states: States) => <FileField {...field} {...states} />],
  [
    'a custom control',
    (states: States) => (
      <Field {...field} {...states}>
        {(attributes) => <input {...attributes} />}
      </Field>
    ),
  ],
] as const;

test.each(FIELDS)('%s is named by its label, and a click on the label focuses it', async (_, renderField) => {
  const user = userEvent.setup();
  render(renderField({}));

  await user.click(screen.getByText('Your question'));

  const control = screen.getByLabelText('Your question');
  expect(control).toHaveAccessibleName('Your question');
  expect(control).toHaveFocus();
});

test.each(FIELDS)(
  '%s that is required has a hidden asterisk and a text for screen readers',
  (_, renderField) => {
    render(renderField({ required: true }));

    const control = screen.getByLabelText('Your question');
    expect(control).toBeRequired();
    expect(control).toHaveAccessibleName('Your question');
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('required')).toBeInTheDocument();
  },
);

test.each(FIELDS)(
  '%s that is optional has neither an asterisk nor a text for screen readers',
  (_, renderField) => {
    render(renderField({}));

    expect(screen.getByLabelText('Your question')).not.toBeRequired();
    expect(screen.queryByText('*')).not.toBeInTheDocument();
    expect(screen.queryByText('required')).not.toBeInTheDocument();
  },
);

test.each(FIELDS)('%s is described by its error and then by its hint', (_, renderField) => {
  render(renderField({ hint: 'Keep it short.', error: 'Enter a message.' }));

  const control = screen.getByLabelText('Your question');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Enter a message. Keep it short.');
});

test.each(FIELDS)('%s without an error is not marked as invalid', (_, renderField) => {
  render(renderField({ hint: 'Keep it short.' }));

  const control = screen.getByLabelText('Your question');
  expect(control).toHaveAccessibleDescription('Keep it short.');
  expect(control).not.toHaveAttribute('aria-invalid');
});

test.each(FIELDS)('%s that is disabled is not in the tab order', async (_, renderField) => {
  const user = userEvent.setup();
  render(renderField({ disabled: true }));

  await user.tab();

  expect(screen.getByLabelText('Your question')).toBeDisabled();
  expect(document.body).toHaveFocus();
});

test.each(FIELDS)('%s renders on the server with its label and error', (_, renderField) => {
  const html = renderToString(renderField({ required: true, error: 'Enter a message.' }));
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  const control = screen.getByLabelText('Your question');
  expect(control).toBeRequired();
  expect(control).toHaveAccessibleDescription('Enter a message.');
});

test('TextField sets attributes for input mode, autocomplete and limits', () => {
  render(
    <TextField
      {...field}
      label="Postcode"
      autoComplete="postal-code"
      inputMode="text"
      maxLength={7}
      pattern="[0-9]{4} ?[A-Za-z]{2}"
      placeholder="1234 AB"
    />,
  );

  const control = screen.getByRole('textbox', { name: 'Postcode' });
  expect(control).toHaveAttribute('autocomplete', 'postal-code');
  expect(control).toHaveAttribute('inputmode', 'text');
  expect(control).toHaveAttribute('maxlength', '7');
  expect(control).toHaveAttribute('pattern', '[0-9]{4} ?[A-Za-z]{2}');
  expect(control).toHaveAttribute('placeholder', '1234 AB');
});

test.each([
  ['email', 'textbox'],
  ['tel', 'textbox'],
  ['url', 'textbox'],
  ['search', 'searchbox'],
  ['number', 'spinbutton'],
] as const)('TextField of type %s renders a native %s', (type, role) => {
  render(<TextField {...field} type={type} />);

  expect(screen.getByRole(role, { name: 'Your question' })).toHaveAttribute('type', type);
});

test('Fields submit typed and default values with their form', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <TextField {...field} id="name" name="name" label="Name" defaultValue="Rosa" />
      <TextArea {...field} />
      <SelectField {...countries} defaultValue="be" />
      <button type="submit">Send</button>
    </form>,
  );

  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'First line{Enter}Second line');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(sent).toHaveBeenCalledWith({ name: 'Rosa', message: 'First line\nSecond line', country: 'be' });
});

test('A required SelectField with a placeholder is invalid until an option is selected', async () => {
  const user = userEvent.setup();
  render(<SelectField {...countries} required placeholder="Choose a country" />);
  const control = screen.getByRole('combobox', { name: 'Country' });
  expect(control).toHaveDisplayValue('Choose a country');
  expect(control).toBeInvalid();

  await user.selectOptions(control, 'Belgium');

  expect(control).toHaveValue('be');
  expect(control).toBeValid();
});

test('SelectField without a placeholder selects its first option', () => {
  render(<SelectField {...countries} />);

  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Netherlands');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('FileField accepts only files of the accepted type', async () => {
  const user = userEvent.setup();
  render(<FileField {...field} label="Photos" accept="image/*" multiple />);
  const control = screen.getByLabelText<HTMLInputElement>('Photos');

  await user.upload(control, [
    new File(['one'], 'one.jpg', { type: 'image/jpeg' }),
    new File(['two'], 'two.txt', { type: 'text/plain' }),
  ]);

  expect([...(control.files ?? [])].map(({ name }) => name)).toEqual(['one.jpg']);
});

test('Fieldset is a group named by its legend, which includes the required text', () => {
  render(
    <Fieldset id="delivery" label="Delivery address" required requiredLabel={requiredLabel} hint="No PO box.">
      <TextField id="street" name="street" label="Street" requiredLabel={requiredLabel} />
    </Fieldset>,
  );

  const group = screen.getByRole('group', { name: 'Delivery address required' });
  expect(group).toHaveAccessibleDescription('No PO box.');
  expect(within(group).getByRole('textbox', { name: 'Street' })).toBeEnabled();
});

test('A disabled Fieldset disables its fields and is described by its error', () => {
  render(
    <Fieldset
      id="delivery"
      label="Delivery address"
      requiredLabel={requiredLabel}
      disabled
      error="Choose an address."
    >
      <TextField id="street" name="street" label="Street" requiredLabel={requiredLabel} />
    </Fieldset>,
  );

  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose an address.');
  expect(screen.getByRole('textbox', { name: 'Street' })).toBeDisabled();
});
