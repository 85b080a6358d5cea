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

const requiredLabel = 'verplicht';
const field = { id: 'vraag', name: 'vraag', label: 'Je vraag', requiredLabel };
const countries = {
  id: 'land',
  name: 'land',
  label: 'Land',
  requiredLabel,
  options: [
    { value: 'nl', label: 'Nederland' },
    { value: 'be', label: 'België' },
  ],
};
type States = { required?: boolean; hint?: string; error?: string; disabled?: boolean };

/** Every field with one control, by what a screen reader calls that control. */
const FIELDS = [
  ['a text field', (states: States) => <TextField {...field} {...states} />],
  ['a text area', (states: States) => <TextArea {...field} {...states} />],
  ['a select field', (states: States) => <SelectField {...countries} {...field} {...states} />],
  ['a file field', (states: States) => <FileField {...field} {...states} />],
  [
    'a control of one’s own',
    (states: States) => (
      <Field {...field} {...states}>
        {(wiring) => <input {...wiring} />}
      </Field>
    ),
  ],
] as const;

test.each(FIELDS)('%s is named by its label, and a click on that leads to it', async (_, draw) => {
  const visitor = userEvent.setup();
  render(draw({}));

  await visitor.click(screen.getByText('Je vraag'));

  const control = screen.getByLabelText('Je vraag');
  expect(control).toHaveAccessibleName('Je vraag');
  expect(control).toHaveFocus();
});

test.each(FIELDS)('%s that is required says so once, in words and not by an asterisk', (_, draw) => {
  render(draw({ required: true }));

  const control = screen.getByLabelText('Je vraag');
  expect(control).toBeRequired();
  expect(control).toHaveAccessibleName('Je vraag');
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('verplicht')).toBeInTheDocument();
});

test.each(FIELDS)('%s that is not required has neither the asterisk nor its word', (_, draw) => {
  render(draw({}));

  expect(screen.getByLabelText('Je vraag')).not.toBeRequired();
  expect(screen.queryByText('*')).not.toBeInTheDocument();
  expect(screen.queryByText('verplicht')).not.toBeInTheDocument();
});

test.each(FIELDS)('%s is described by its error, then by its hint', (_, draw) => {
  render(draw({ hint: 'Kort mag ook.', error: 'Vul iets in.' }));

  const control = screen.getByLabelText('Je vraag');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Vul iets in. Kort mag ook.');
});

test.each(FIELDS)('%s in which nothing is wrong does not say that anything is', (_, draw) => {
  render(draw({ hint: 'Kort mag ook.' }));

  const control = screen.getByLabelText('Je vraag');
  expect(control).toHaveAccessibleDescription('Kort mag ook.');
  expect(control).not.toHaveAttribute('aria-invalid');
});

test.each(FIELDS)('%s that is disabled is passed over by the keyboard', async (_, draw) => {
  const visitor = userEvent.setup();
  render(draw({ disabled: true }));

  await visitor.tab();

  expect(screen.getByLabelText('Je vraag')).toBeDisabled();
  expect(document.body).toHaveFocus();
});

test.each(FIELDS)('%s is drawn by the server, linked with its label and its notes', (_, draw) => {
  const html = renderToString(draw({ required: true, error: 'Vul iets in.' }));
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  const control = screen.getByLabelText('Je vraag');
  expect(control).toBeRequired();
  expect(control).toHaveAccessibleDescription('Vul iets in.');
});

test('a text field asks for the right keyboard, memory and limits', () => {
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
] as const)('a text field for %s is the browser’s own %s', (type, role) => {
  render(<TextField {...field} type={type} />);

  expect(screen.getByRole(role, { name: 'Je vraag' })).toHaveAttribute('type', type);
});

test('what is filled in goes along with the form, whoever filled it in', async () => {
  const visitor = userEvent.setup();
  const sent = vi.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <TextField {...field} id="naam" name="naam" label="Naam" defaultValue="Roos" />
      <TextArea {...field} />
      <SelectField {...countries} defaultValue="be" />
      <button type="submit">Verstuur</button>
    </form>,
  );

  await visitor.type(screen.getByRole('textbox', { name: 'Je vraag' }), 'Brandt hij nog?{Enter}Groet');
  await visitor.click(screen.getByRole('button', { name: 'Verstuur' }));

  expect(sent).toHaveBeenCalledWith({ naam: 'Roos', vraag: 'Brandt hij nog?\nGroet', land: 'be' });
});

test('nothing is chosen until the visitor chooses, and a required choice is then missing', async () => {
  const visitor = userEvent.setup();
  render(<SelectField {...countries} required placeholder="Kies een land" />);
  const control = screen.getByRole('combobox', { name: 'Land' });
  expect(control).toHaveDisplayValue('Kies een land');
  expect(control).toBeInvalid();

  await visitor.selectOptions(control, 'België');

  expect(control).toHaveValue('be');
  expect(control).toBeValid();
});

test('a select field without a placeholder starts at its first option', () => {
  render(<SelectField {...countries} />);

  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveDisplayValue('Nederland');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('a file field takes the files it asks for', async () => {
  const visitor = userEvent.setup();
  render(<FileField {...field} label="Foto’s" accept="image/*" multiple />);
  const control = screen.getByLabelText<HTMLInputElement>('Foto’s');

  await visitor.upload(control, [
    new File(['een'], 'een.jpg', { type: 'image/jpeg' }),
    new File(['twee'], 'twee.txt', { type: 'text/plain' }),
  ]);

  expect([...(control.files ?? [])].map(({ name }) => name)).toEqual(['een.jpg']);
});

test('a fieldset is a group with the name of its legend, and says in it that it is required', () => {
  render(
    <Fieldset id="bezorgen" label="Bezorgadres" required requiredLabel={requiredLabel} hint="Geen postbus.">
      <TextField id="straat" name="straat" label="Straat" requiredLabel={requiredLabel} />
    </Fieldset>,
  );

  const group = screen.getByRole('group', { name: 'Bezorgadres verplicht' });
  expect(group).toHaveAccessibleDescription('Geen postbus.');
  expect(within(group).getByRole('textbox', { name: 'Straat' })).toBeEnabled();
});

test('a disabled fieldset disables all in it, and its error describes it', () => {
  render(
    <Fieldset
      id="bezorgen"
      label="Bezorgadres"
      requiredLabel={requiredLabel}
      disabled
      error="Kies een adres."
    >
      <TextField id="straat" name="straat" label="Straat" requiredLabel={requiredLabel} />
    </Fieldset>,
  );

  expect(screen.getByRole('group')).toHaveAccessibleDescription('Kies een adres.');
  expect(screen.getByRole('textbox', { name: 'Straat' })).toBeDisabled();
});
