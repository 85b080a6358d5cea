import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Select } from '#design-system/select';
import { getFormData } from './form-data.ts';
import { mockLayout } from './mock-layout.ts';

mockLayout();

const country = {
  id: 'country',
  name: 'country',
  label: 'Country',
  requiredLabel: 'required',
  placeholder: 'Choose one',
  options: [
    { value: 'nl', label: 'Netherlands' },
    { value: 'be', label: 'Belgium' },
    { value: 'is', label: 'Iceland', disabled: true },
    { value: 'fr', label: 'France' },
  ],
};

/** Finds the button of the enhanced select. */
const findButton = () => screen.findByRole('combobox', { name: 'Country', expanded: false });
test('Select is a native select with the same options before hydration', () => {
  const html = renderToString(
    <form aria-label="Address">
      <Select {...country} required defaultValue="be" error="Is this correct?" />
    </form>,
  );
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  const control = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  expect([...control.options].map(({ label }) => label)).toEqual([
    'Choose one',
    'Netherlands',
    'Belgium',
    'Iceland',
    'France',
  ]);
  expect(control).toBeRequired();
  expect(control).toHaveAccessibleDescription('Is this correct?');
  expect(getFormData(screen.getByRole('form'))).toEqual([['country', 'be']]);
});

test('Select opens and selects an option by keyboard and skips disabled options', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(
    <form aria-label="Address">
      <Select {...country} onChange={onChange} />
    </form>,
  );
  const control = await findButton();
  expect(control).toHaveTextContent('Choose one');

  await user.tab();
  expect(control).toHaveFocus();
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(within(list).getByRole('option', { name: 'Netherlands' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(within(list).getByRole('option', { name: 'Belgium' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(within(list).getByRole('option', { name: 'France' })).toHaveFocus());
  await user.keyboard('{Enter}');

  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toHaveTextContent('France');
  expect(onChange.mock.calls).toEqual([['fr']]);
  expect(getFormData(screen.getByRole('form'))).toEqual([['country', 'fr']]);
});

test('Escape closes the list of Select and keeps the value', async () => {
  const user = userEvent.setup();
  render(<Select {...country} defaultValue="be" />);
  const control = await findButton();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');

  await user.keyboard('{Home}{Escape}');

  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(control).toHaveTextContent('Belgium');
  expect(control).toHaveFocus();
});

test('Select selects the next option that starts with a typed letter, without opening the list', async () => {
  const user = userEvent.setup();
  render(<Select {...country} />);
  const control = await findButton();
  await user.tab();

  await user.keyboard('f');

  expect(control).toHaveTextContent('France');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Select keeps a value selected before hydration and is enhanced when the focus leaves it', async () => {
  const user = userEvent.setup();
  const field = (
    <>
      <Select {...country} />
      <button type="button">Continue</button>
    </>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(field);
  document.body.append(page);
  const native = within(page).getByRole<HTMLSelectElement>('combobox');
  native.focus();
  native.value = 'be';

  render(field, { container: page, hydrate: true });
  await import('../../design-system/select/custom-select.tsx');
  expect(native).toHaveFocus();
  expect(native).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await findButton()).toHaveTextContent('Belgium');
  page.remove();
});

test('An enhanced Select has the states and descriptions of a native select', async () => {
  render(<Select {...country} required error="Choose a country." hint="The country we deliver to." />);
  const control = await findButton();

  expect(control).toHaveAttribute('aria-required', 'true');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Choose a country. The country we deliver to.');
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('Validation of a required Select focuses its button', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <form aria-label="Address" onSubmit={onSubmit}>
      <Select {...country} required />
    </form>,
  );
  const control = await findButton();
  const form = screen.getByRole<HTMLFormElement>('form');

  expect(form.checkValidity()).toBe(false);
  form.querySelector('select')?.focus();

  expect(control).toHaveFocus();
  await user.keyboard('n');
  expect(form.checkValidity()).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A form reset restores the default value of Select', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Address">
      <Select {...country} defaultValue="nl" />
      <button type="reset">Reset</button>
    </form>,
  );
  const control = await findButton();
  await user.tab();
  await user.keyboard('f');
  expect(getFormData(screen.getByRole('form'))).toEqual([['country', 'fr']]);

  await user.click(screen.getByRole('button', { name: 'Reset' }));

  expect(control).toHaveTextContent('Netherlands');
  await waitFor(() => expect(getFormData(screen.getByRole('form'))).toEqual([['country', 'nl']]));
});

test('A read-only Select shows and submits its value, a disabled one submits no value', async () => {
  render(
    <form aria-label="Address">
      <Select {...country} readOnly defaultValue="be" />
      <Select {...country} id="other" name="other" label="Other country" disabled defaultValue="nl" />
    </form>,
  );
  await screen.findByRole('combobox', { name: 'Other country', expanded: false });

  expect(screen.getByRole('textbox', { name: 'Country' })).toHaveValue('Belgium');
  expect(screen.getByRole('textbox', { name: 'Country' })).toHaveAttribute('readonly');
  expect(getFormData(screen.getByRole('form'))).toEqual([['country', 'be']]);
});
