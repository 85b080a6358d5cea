import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from '#design-system/checkbox';
import { Choice } from '#design-system/choice';
import { ChoiceGroup } from '#design-system/choice-group';
import { getFormData } from './form-data.ts';

const requiredLabel = 'required';
const agree = { id: 'consent', name: 'consent', label: 'Email me about this', requiredLabel };
const places = {
  id: 'place',
  name: 'place',
  label: 'Where will you put the light?',
  requiredLabel,
  options: [
    { value: 'terrace', label: 'On the terrace' },
    { value: 'balcony', label: 'On the balcony' },
    { value: 'indoors', label: 'Indoors' },
  ],
};

test.each(['box', 'radio', 'switch'] as const)('A click on the label of a %s checks it', async (variant) => {
  const user = userEvent.setup();
  render(<Choice variant={variant}>On</Choice>);

  await user.click(screen.getByText('On'));

  const role = variant === 'box' ? 'checkbox' : variant;
  expect(screen.getByRole(role, { name: 'On' })).toBeChecked();
});

test.each([
  ['checkbox', 'box'],
  ['switch', 'switch'],
] as const)('Space checks and unchecks a %s', async (role, variant) => {
  const user = userEvent.setup();
  render(<Checkbox {...agree} variant={variant} />);
  const control = screen.getByRole(role, { name: 'Email me about this' });

  await user.tab();
  await user.keyboard(' ');
  expect(control).toBeChecked();

  await user.keyboard(' ');
  expect(control).not.toBeChecked();
});

test.each([
  ['checkbox', 'box'],
  ['switch', 'switch'],
] as const)('A required %s with an error has each state and description once', (role, variant) => {
  render(<Checkbox {...agree} variant={variant} required hint="Only about this." error="Check this box." />);

  const control = screen.getByRole(role, { name: 'Email me about this' });
  expect(control).toBeRequired();
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Check this box. Only about this.');
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

test('Checkbox submits its value when checked and no value when unchecked', () => {
  render(
    <form aria-label="Preferences">
      <Checkbox {...agree} value="yes" defaultChecked />
      <Checkbox {...agree} id="brochure" name="brochure" label="Send a brochure" />
      <Checkbox {...agree} id="light" name="light" label="Light" variant="switch" defaultChecked />
    </form>,
  );

  expect(getFormData(screen.getByRole('form'))).toEqual([
    ['consent', 'yes'],
    ['light', 'on'],
  ]);
});

test('ChoiceGroup of radio buttons selects one option by arrow keys', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Question">
      <ChoiceGroup {...places} kind="radio" defaultValue={['terrace', 'indoors']} />
    </form>,
  );
  expect(screen.getByRole('radio', { name: 'On the terrace' })).toBeChecked();

  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(getFormData(screen.getByRole('form'))).toEqual([['place', 'balcony']]);

  await user.keyboard('{ArrowDown}');
  expect(getFormData(screen.getByRole('form'))).toEqual([['place', 'indoors']]);
});

test('ChoiceGroup of checkboxes selects several options by Tab and Space', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Question">
      <ChoiceGroup {...places} kind="checkbox" defaultValue={['balcony']} />
    </form>,
  );

  for (const { label } of places.options) {
    await user.tab();
    expect(screen.getByRole('checkbox', { name: label })).toHaveFocus();
    await user.keyboard(' ');
  }

  expect(getFormData(screen.getByRole('form'))).toEqual([
    ['place', 'terrace'],
    ['place', 'indoors'],
  ]);
});

test('A required ChoiceGroup of radio buttons marks the group and each button as required', () => {
  render(
    <ChoiceGroup {...places} kind="radio" required hint="The brightest place." error="Select one option." />,
  );

  const group = screen.getByRole('radiogroup', { name: 'Where will you put the light?' });
  expect(group).toBeRequired();
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(group).toHaveAccessibleDescription('Select one option. The brightest place.');
  for (const choice of within(group).getAllByRole('radio')) expect(choice).toBeRequired();
});

test('A required ChoiceGroup of checkboxes marks the legend and no single checkbox', () => {
  render(<ChoiceGroup {...places} kind="checkbox" required error="Choose at least one." />);

  const group = screen.getByRole('group', { name: 'Where will you put the light? required' });
  expect(group).toHaveAccessibleDescription('Choose at least one.');
  for (const choice of within(group).getAllByRole('checkbox')) expect(choice).not.toBeRequired();
});

test('The error of a ChoiceGroup describes the group and marks it as invalid', () => {
  const { rerender } = render(<ChoiceGroup {...places} kind="radio" error="Choose a place." required />);
  const group = screen.getByRole('radiogroup');
  expect(group).toHaveAccessibleDescription('Choose a place.');
  expect(group).toBeInvalid();
  rerender(<ChoiceGroup {...places} kind="radio" required />);
  expect(group).not.toHaveAccessibleDescription();
  expect(group).toBeValid();
});

test('The first choice of ChoiceGroup has the id of the field', () => {
  render(<ChoiceGroup {...places} kind="radio" />);

  expect(screen.getAllByRole('radio').map(({ id }) => id)).toEqual([
    'place',
    'place-choice-2',
    'place-choice-3',
  ]);
});

test('A disabled ChoiceGroup is not in the tab order', async () => {
  const user = userEvent.setup();
  render(<ChoiceGroup {...places} kind="checkbox" disabled />);

  await user.tab();

  expect(document.body).toHaveFocus();
  for (const choice of screen.getAllByRole('checkbox')) expect(choice).toBeDisabled();
});

test('ChoiceGroup and Checkbox render their default values on the server', () => {
  const html = renderToString(
    <form aria-label="Question">
      <ChoiceGroup {...places} kind="checkbox" defaultValue={['terrace', 'indoors']} />
      <Checkbox {...agree} defaultChecked />
    </form>,
  );
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  expect(getFormData(screen.getByRole('form'))).toEqual([
    ['place', 'terrace'],
    ['place', 'indoors'],
    ['consent', 'on'],
  ]);
});
