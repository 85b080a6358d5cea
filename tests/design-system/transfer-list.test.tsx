import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TransferList } from '#design-system/transfer-list';

const texts = {
  available: 'Waaruit je kiest',
  chosen: 'Wat je krijgt',
  search: 'Zoek een staal',
  add: 'Toevoegen',
  remove: 'Weghalen',
  noneAvailable: 'Je krijgt ze allemaal.',
  noneFound: 'Niets gevonden.',
  noneChosen: 'Nog niets gekozen.',
  added: (count: number) => `${count} toegevoegd.`,
  removed: (count: number) => `${count} weggehaald.`,
  found: (count: number) => `${count} gevonden.`,
};
const samples = {
  id: 'stalen',
  name: 'stalen',
  label: 'Welke stalen sturen we?',
  requiredLabel: 'verplicht',
  options: ['Leem', 'Linnen', 'Crème', 'Mos'].map((label) => ({ value: label.toLowerCase(), label })),
  texts,
};

const available = () => screen.getByRole('listbox', { name: 'Waaruit je kiest' });
const chosen = () => screen.getByRole('listbox', { name: 'Wat je krijgt' });
const labelsOf = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
/** What a form would send. */
function sent() {
  const form = screen.getByRole('form');
  return form instanceof HTMLFormElement ? [...new FormData(form)].map(([, value]) => value) : undefined;
}
const inForm = (list: React.ReactElement) => <form aria-label="Stalen">{list}</form>;

test('before the script it is a list of boxes, and is sent', () => {
  const html = renderToString(inForm(<TransferList {...samples} defaultValue={['mos']} />));
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(screen.getByRole('checkbox', { name: 'Mos' })).toBeChecked();
  expect(sent()).toEqual(['mos']);
});

test('what was ticked before the script ran is in the list of what was chosen', () => {
  const page = document.createElement('div');
  const field = inForm(<TransferList {...samples} defaultValue={['mos']} />);
  page.innerHTML = renderToString(field);
  document.body.append(page);
  page.querySelector('input')?.click();

  render(field, { container: page, hydrate: true });

  expect(labelsOf(chosen())).toEqual(['Leem', 'Mos']);
  expect(sent()).toEqual(['leem', 'mos']);
  page.remove();
});

test('answers are picked and moved by the keyboard, and stay in their order', async () => {
  const visitor = userEvent.setup();
  const changed = vi.fn();
  render(inForm(<TransferList {...samples} defaultValue={['mos']} onChange={changed} />));

  await visitor.tab();
  expect(screen.getByRole('searchbox', { name: 'Zoek een staal' })).toHaveFocus();
  await visitor.tab();
  expect(available()).toHaveFocus();
  await visitor.keyboard(' {ArrowDown}{ArrowDown} ');
  expect(within(available()).getByRole('option', { name: 'Crème' })).toHaveAttribute('aria-selected', 'true');
  expect(available()).toHaveAttribute(
    'aria-activedescendant',
    within(available()).getByRole('option', { name: 'Crème' }).id,
  );
  await visitor.tab();
  const add = screen.getByRole('button', { name: 'Toevoegen' });
  expect(add).toHaveFocus();
  await visitor.keyboard('{Enter}');

  expect(labelsOf(available())).toEqual(['Linnen']);
  expect(labelsOf(chosen())).toEqual(['Leem', 'Crème', 'Mos']);
  expect(screen.getByText('2 toegevoegd.')).toHaveAttribute('aria-live', 'polite');
  expect(add).toHaveFocus();
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(changed.mock.calls).toEqual([[['leem', 'crème', 'mos']]]);
  expect(sent()).toEqual(['leem', 'crème', 'mos']);
});

test('Enter in a list moves what is under the keys, or all that is picked, and sends no form', async () => {
  const visitor = userEvent.setup();
  const submitted = vi.fn();
  render(
    <form aria-label="Stalen" onSubmit={submitted}>
      <TransferList {...samples} />
      <button type="submit">Verstuur</button>
    </form>,
  );

  available().focus();
  await visitor.keyboard('{ArrowDown}{Enter}');
  expect(sent()).toEqual(['linnen']);
  expect(available()).toHaveFocus();

  await visitor.keyboard('{Control>}a{/Control}{Enter}');
  expect(sent()).toEqual(['leem', 'linnen', 'crème', 'mos']);
  expect(screen.getByText('Je krijgt ze allemaal.')).toBeInTheDocument();

  chosen().focus();
  await visitor.keyboard('{End}{Enter}');
  expect(sent()).toEqual(['leem', 'linnen', 'crème']);
  expect(screen.getByText('1 weggehaald.')).toBeInTheDocument();
  expect(submitted).not.toHaveBeenCalled();
});

test('by pointer: a press picks, a second takes it back, a double one moves', async () => {
  const visitor = userEvent.setup();
  render(inForm(<TransferList {...samples} />));
  const linen = within(available()).getByRole('option', { name: 'Linnen' });

  await visitor.click(linen);
  expect(linen).toHaveAttribute('aria-selected', 'true');
  await visitor.click(linen);
  expect(linen).toHaveAttribute('aria-selected', 'false');

  await visitor.dblClick(within(available()).getByRole('option', { name: 'Mos' }));
  expect(sent()).toEqual(['mos']);
});

test('the search leaves what has the words, says how many, and moves nothing that it hides', async () => {
  const visitor = userEvent.setup();
  const submitted = vi.fn();
  render(
    <form aria-label="Stalen" onSubmit={submitted}>
      <TransferList {...samples} />
      <button type="submit">Verstuur</button>
    </form>,
  );
  await visitor.click(within(available()).getByRole('option', { name: 'Mos' }));

  await visitor.type(screen.getByRole('searchbox'), 'CRE{Enter}');
  expect(labelsOf(available())).toEqual(['Crème']);
  expect(screen.getByText('1 gevonden.')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('button', { name: 'Toevoegen' })).toHaveAttribute('aria-disabled', 'true');

  await visitor.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Niets gevonden.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  expect(submitted).not.toHaveBeenCalled();
});

test('one that may only be read is looked through, sent, and not changed', async () => {
  const visitor = userEvent.setup();
  render(inForm(<TransferList {...samples} readOnly defaultValue={['mos']} />));

  chosen().focus();
  await visitor.keyboard(' {Enter}');

  expect(sent()).toEqual(['mos']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('one that is disabled can be read by the keyboard, is not changed and not sent', async () => {
  const visitor = userEvent.setup();
  render(inForm(<TransferList {...samples} disabled defaultValue={['mos']} />));

  const group = screen.getByRole('group');
  expect(group).toHaveAttribute('aria-disabled', 'true');
  expect(group).not.toHaveAttribute('disabled');
  expect(screen.getByRole('searchbox')).toBeDisabled();
  expect(available()).toHaveAttribute('tabindex', '0');
  available().focus();
  await visitor.keyboard(' {Enter}');
  await visitor.dblClick(within(available()).getByRole('option', { name: 'Leem' }));

  expect(labelsOf(available())).toHaveLength(3);
  expect(sent()).toEqual([]);
});

test('both lists are fit for assistive technology, empty ones too', async () => {
  render(inForm(<TransferList {...samples} required error="Kies er één." />));

  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
