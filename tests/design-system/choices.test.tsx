import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from '#design-system/checkbox';
import { Choice } from '#design-system/choice';
import { ChoiceGroup } from '#design-system/choice-group';

const requiredLabel = 'verplicht';
const agree = { id: 'akkoord', name: 'akkoord', label: 'Mail me hierover', requiredLabel };
const places = {
  id: 'plek',
  name: 'plek',
  label: 'Waar komt het licht?',
  requiredLabel,
  options: [
    { value: 'terras', label: 'Op het terras' },
    { value: 'balkon', label: 'Op het balkon' },
    { value: 'binnen', label: 'Binnen' },
  ],
};

/** What a form would send. */
function sent(form: HTMLElement) {
  return form instanceof HTMLFormElement ? [...new FormData(form)] : undefined;
}

test.each(['box', 'radio', 'switch'] as const)(
  'the words of a %s are as good a target as it is',
  async (look) => {
    const visitor = userEvent.setup();
    render(<Choice variant={look}>Aan</Choice>);

    await visitor.click(screen.getByText('Aan'));

    const role = look === 'box' ? 'checkbox' : look;
    expect(screen.getByRole(role, { name: 'Aan' })).toBeChecked();
  },
);

test.each([
  ['checkbox', 'box'],
  ['switch', 'switch'],
] as const)('a %s is ticked and unticked by Space', async (role, look) => {
  const visitor = userEvent.setup();
  render(<Checkbox {...agree} variant={look} />);
  const control = screen.getByRole(role, { name: 'Mail me hierover' });

  await visitor.tab();
  await visitor.keyboard(' ');
  expect(control).toBeChecked();

  await visitor.keyboard(' ');
  expect(control).not.toBeChecked();
});

test.each([
  ['checkbox', 'box'],
  ['switch', 'switch'],
] as const)('a %s that is required and wrong says all that once', (role, look) => {
  render(
    <Checkbox {...agree} variant={look} required hint="Alleen over dit." error="Zet hier een vinkje." />,
  );

  const control = screen.getByRole(role, { name: 'Mail me hierover' });
  expect(control).toBeRequired();
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Zet hier een vinkje. Alleen over dit.');
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

test('a ticked box sends its value, one that is not sends nothing', () => {
  render(
    <form aria-label="Voorkeuren">
      <Checkbox {...agree} value="ja" defaultChecked />
      <Checkbox {...agree} id="folder" name="folder" label="Stuur een folder" />
      <Checkbox {...agree} id="licht" name="licht" label="Licht" variant="switch" defaultChecked />
    </form>,
  );

  expect(sent(screen.getByRole('form'))).toEqual([
    ['akkoord', 'ja'],
    ['licht', 'on'],
  ]);
});

test('one of several is chosen by the arrow keys, and only one', async () => {
  const visitor = userEvent.setup();
  render(
    <form aria-label="Vraag">
      <ChoiceGroup {...places} kind="radio" defaultValue={['terras', 'binnen']} />
    </form>,
  );
  expect(screen.getByRole('radio', { name: 'Op het terras' })).toBeChecked();

  await visitor.tab();
  await visitor.keyboard('{ArrowDown}');
  expect(sent(screen.getByRole('form'))).toEqual([['plek', 'balkon']]);

  await visitor.keyboard('{ArrowDown}');
  expect(sent(screen.getByRole('form'))).toEqual([['plek', 'binnen']]);
});

test('any number of several is chosen by Tab and Space', async () => {
  const visitor = userEvent.setup();
  render(
    <form aria-label="Vraag">
      <ChoiceGroup {...places} kind="checkbox" defaultValue={['balkon']} />
    </form>,
  );

  for (const { label } of places.options) {
    await visitor.tab();
    expect(screen.getByRole('checkbox', { name: label })).toHaveFocus();
    await visitor.keyboard(' ');
  }

  expect(sent(screen.getByRole('form'))).toEqual([
    ['plek', 'terras'],
    ['plek', 'binnen'],
  ]);
});

test('a required question with one answer says so itself, and so do its radio buttons', () => {
  render(<ChoiceGroup {...places} kind="radio" required hint="Het felste punt." error="Kies er een." />);

  const group = screen.getByRole('radiogroup', { name: 'Waar komt het licht?' });
  expect(group).toBeRequired();
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(group).toHaveAccessibleDescription('Kies er een. Het felste punt.');
  for (const choice of within(group).getAllByRole('radio')) expect(choice).toBeRequired();
});

test('of several boxes none is required on its own: the legend says that the group is', () => {
  render(<ChoiceGroup {...places} kind="checkbox" required error="Kies er minstens één." />);

  const group = screen.getByRole('group', { name: 'Waar komt het licht? verplicht' });
  expect(group).toHaveAccessibleDescription('Kies er minstens één.');
  for (const choice of within(group).getAllByRole('checkbox')) expect(choice).not.toBeRequired();
});

test('the link of a list of errors lands on the first choice', () => {
  render(<ChoiceGroup {...places} kind="radio" />);

  expect(screen.getAllByRole('radio').map(({ id }) => id)).toEqual([
    'plek',
    'plek-choice-2',
    'plek-choice-3',
  ]);
});

test('a disabled group is passed over by the keyboard', async () => {
  const visitor = userEvent.setup();
  render(<ChoiceGroup {...places} kind="checkbox" disabled />);

  await visitor.tab();

  expect(document.body).toHaveFocus();
  for (const choice of screen.getAllByRole('checkbox')) expect(choice).toBeDisabled();
});

test('choices are drawn by the server with what is chosen at first', () => {
  const html = renderToString(
    <form aria-label="Vraag">
      <ChoiceGroup {...places} kind="checkbox" defaultValue={['terras', 'binnen']} />
      <Checkbox {...agree} defaultChecked />
    </form>,
  );
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  expect(sent(screen.getByRole('form'))).toEqual([
    ['plek', 'terras'],
    ['plek', 'binnen'],
    ['akkoord', 'on'],
  ]);
});
