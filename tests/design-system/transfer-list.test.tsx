import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TransferList } from '#design-system/transfer-list';
import { getFormData } from './form-data.ts';

const texts = {
  available: 'Available samples',
  chosen: 'Chosen samples',
  search: 'Search samples',
  add: 'Add',
  remove: 'Remove',
  noneAvailable: 'All samples are chosen.',
  noneFound: 'No samples found.',
  noneChosen: 'No samples chosen yet.',
  added: (count: number) => `${count} added.`,
  removed: (count: number) => `${count} removed.`,
  found: (count: number) => `${count} found.`,
};
const samples = {
  id: 'samples',
  name: 'samples',
  label: 'Which samples would you like?',
  requiredLabel: 'required',
  options: ['Clay', 'Linen', 'Crème', 'Moss'].map((label) => ({ value: label.toLowerCase(), label })),
  texts,
};

const available = () => screen.getByRole('listbox', { name: 'Available samples' });
const chosen = () => screen.getByRole('listbox', { name: 'Chosen samples' });
const labelsOf = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
/** Returns the entries that the form would submit. */
const getValues = () => getFormData(screen.getByRole('form')).map(([, value]) => value);
const inForm = (list: React.ReactElement) => <form aria-label="Samples">{list}</form>;

test('TransferList renders and submits checkboxes before hydration', () => {
  const html = renderToString(inForm(<TransferList {...samples} defaultValue={['moss']} />));
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(screen.getByRole('checkbox', { name: 'Moss' })).toBeChecked();
  expect(getValues()).toEqual(['moss']);
});

test('TransferList keeps checkboxes checked before hydration as chosen options', () => {
  const page = document.createElement('div');
  const field = inForm(<TransferList {...samples} defaultValue={['moss']} />);
  page.innerHTML = renderToString(field);
  document.body.append(page);
  page.querySelector('input')?.click();

  render(field, { container: page, hydrate: true });

  expect(labelsOf(chosen())).toEqual(['Clay', 'Moss']);
  expect(getValues()).toEqual(['clay', 'moss']);
  page.remove();
});

test('TransferList selects and moves options by keyboard and keeps their order', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(inForm(<TransferList {...samples} defaultValue={['moss']} onChange={onChange} />));

  await user.tab();
  expect(screen.getByRole('searchbox', { name: 'Search samples' })).toHaveFocus();
  await user.tab();
  expect(available()).toHaveFocus();
  await user.keyboard(' {ArrowDown}{ArrowDown} ');
  expect(within(available()).getByRole('option', { name: 'Crème' })).toHaveAttribute('aria-selected', 'true');
  expect(available()).toHaveAttribute(
    'aria-activedescendant',
    within(available()).getByRole('option', { name: 'Crème' }).id,
  );
  await user.tab();
  const add = screen.getByRole('button', { name: 'Add' });
  expect(add).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(labelsOf(available())).toEqual(['Linen']);
  expect(labelsOf(chosen())).toEqual(['Clay', 'Crème', 'Moss']);
  expect(screen.getByText('2 added.')).toHaveAttribute('aria-live', 'polite');
  expect(add).toHaveFocus();
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(onChange.mock.calls).toEqual([[['clay', 'crème', 'moss']]]);
  expect(getValues()).toEqual(['clay', 'crème', 'moss']);
});

test('Enter in a list of TransferList moves the active or the selected options and does not submit the form', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <form aria-label="Samples" onSubmit={onSubmit}>
      <TransferList {...samples} />
      <button type="submit">Send</button>
    </form>,
  );

  available().focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(getValues()).toEqual(['linen']);
  expect(available()).toHaveFocus();

  await user.keyboard('{Control>}a{/Control}{Enter}');
  expect(getValues()).toEqual(['clay', 'linen', 'crème', 'moss']);
  expect(screen.getByText('All samples are chosen.')).toBeInTheDocument();

  chosen().focus();
  await user.keyboard('{End}{Enter}');
  expect(getValues()).toEqual(['clay', 'linen', 'crème']);
  expect(screen.getByText('1 removed.')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('TransferList announces each of two moves with the same text', async () => {
  const user = userEvent.setup();
  render(<TransferList {...samples} />);
  available().focus();
  await user.keyboard('{Enter}');
  const first = screen.getByText('1 added.').textContent;

  await user.keyboard('{Enter}');

  // Screen readers announce changes only.
  expect(screen.getByText('1 added.').textContent).not.toBe(first);
});

test('TransferList toggles an option on click and moves it on double click', async () => {
  const user = userEvent.setup();
  render(inForm(<TransferList {...samples} />));
  const linen = within(available()).getByRole('option', { name: 'Linen' });

  await user.click(linen);
  expect(linen).toHaveAttribute('aria-selected', 'true');
  await user.click(linen);
  expect(linen).toHaveAttribute('aria-selected', 'false');

  await user.dblClick(within(available()).getByRole('option', { name: 'Moss' }));
  expect(getValues()).toEqual(['moss']);
});

test('The search of TransferList filters options, announces the number and excludes hidden options from moves', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <form aria-label="Samples" onSubmit={onSubmit}>
      <TransferList {...samples} />
      <button type="submit">Send</button>
    </form>,
  );
  await user.click(within(available()).getByRole('option', { name: 'Moss' }));

  await user.type(screen.getByRole('searchbox'), 'CRE{Enter}');
  expect(labelsOf(available())).toEqual(['Crème']);
  expect(screen.getByText('1 found.')).toHaveAttribute('aria-live', 'polite');
  // The next letters find the same number, which is not announced again.
  expect(screen.getByText('1 found.').textContent).toBe('1 found.');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');

  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No samples found.')).toBeInTheDocument();
  expect(getValues()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A read-only TransferList is focusable, submits its options and cannot be changed', async () => {
  const user = userEvent.setup();
  render(inForm(<TransferList {...samples} readOnly defaultValue={['moss']} />));

  chosen().focus();
  await user.keyboard(' {Enter}');

  expect(getValues()).toEqual(['moss']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('A disabled TransferList is focusable, cannot be changed and submits no value', async () => {
  const user = userEvent.setup();
  render(inForm(<TransferList {...samples} disabled defaultValue={['moss']} />));

  const group = screen.getByRole('group');
  expect(group).toHaveAttribute('aria-disabled', 'true');
  expect(group).not.toHaveAttribute('disabled');
  expect(screen.getByRole('searchbox')).toBeDisabled();
  expect(available()).toHaveAttribute('tabindex', '0');
  available().focus();
  await user.keyboard(' {Enter}');
  await user.dblClick(within(available()).getByRole('option', { name: 'Clay' }));

  expect(labelsOf(available())).toHaveLength(3);
  expect(getValues()).toEqual([]);
});

test('TransferList passes axe, also with an empty list', async () => {
  render(inForm(<TransferList {...samples} required error="Choose one." />));

  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
