import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Select } from '#design-system/select';
import { withoutLayout } from './without-layout.ts';

withoutLayout();

const country = {
  id: 'land',
  name: 'land',
  label: 'Land',
  requiredLabel: 'verplicht',
  placeholder: 'Maak een keuze',
  options: [
    { value: 'nl', label: 'Nederland' },
    { value: 'be', label: 'België' },
    { value: 'is', label: 'IJsland', disabled: true },
    { value: 'fr', label: 'Frankrijk' },
  ],
};

/** The button that takes the native select's place, once the list has come. */
const button = () => screen.findByRole('combobox', { name: 'Land', expanded: false });
/** What a form would send. */
function sent(form: HTMLElement) {
  return form instanceof HTMLFormElement ? [...new FormData(form)] : undefined;
}

test('before the script it is a native select with the same answers, and is sent', () => {
  const html = renderToString(
    <form aria-label="Adres">
      <Select {...country} required defaultValue="be" error="Klopt dit?" />
    </form>,
  );
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  const control = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
  expect([...control.options].map(({ label }) => label)).toEqual([
    'Maak een keuze',
    'Nederland',
    'België',
    'IJsland',
    'Frankrijk',
  ]);
  expect(control).toBeRequired();
  expect(control).toHaveAccessibleDescription('Klopt dit?');
  expect(sent(screen.getByRole('form'))).toEqual([['land', 'be']]);
});

test('it is opened, walked through and chosen from by the keyboard, past what is disabled', async () => {
  const visitor = userEvent.setup();
  const changed = vi.fn();
  render(
    <form aria-label="Adres">
      <Select {...country} onChange={changed} />
    </form>,
  );
  const control = await button();
  expect(control).toHaveTextContent('Maak een keuze');

  await visitor.tab();
  expect(control).toHaveFocus();
  await visitor.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(within(list).getByRole('option', { name: 'Nederland' })).toHaveFocus());
  await visitor.keyboard('{ArrowDown}');
  await waitFor(() => expect(within(list).getByRole('option', { name: 'België' })).toHaveFocus());
  await visitor.keyboard('{ArrowDown}');
  await waitFor(() => expect(within(list).getByRole('option', { name: 'Frankrijk' })).toHaveFocus());
  await visitor.keyboard('{Enter}');

  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toHaveTextContent('Frankrijk');
  expect(changed.mock.calls).toEqual([['fr']]);
  expect(sent(screen.getByRole('form'))).toEqual([['land', 'fr']]);
});

test('Escape leaves the answer as it was', async () => {
  const visitor = userEvent.setup();
  render(<Select {...country} defaultValue="be" />);
  const control = await button();
  await visitor.tab();
  await visitor.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');

  await visitor.keyboard('{Home}{Escape}');

  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(control).toHaveTextContent('België');
  expect(control).toHaveFocus();
});

test('a letter chooses the next answer that begins with it, without opening the list', async () => {
  const visitor = userEvent.setup();
  render(<Select {...country} />);
  const control = await button();
  await visitor.tab();

  await visitor.keyboard('f');

  expect(control).toHaveTextContent('Frankrijk');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('what was chosen before the script ran is kept, and its list comes when the visitor has left it', async () => {
  const visitor = userEvent.setup();
  const field = (
    <>
      <Select {...country} />
      <button type="button">Verder</button>
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
  await visitor.click(screen.getByRole('button', { name: 'Verder' }));

  expect(await button()).toHaveTextContent('België');
  page.remove();
});

test('with its list it says what a native one says, and its notes', async () => {
  render(<Select {...country} required error="Kies een land." hint="Waar de lamp heen gaat." />);
  const control = await button();

  expect(control).toHaveAttribute('aria-required', 'true');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Kies een land. Waar de lamp heen gaat.');
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the browser’s refusal of an empty answer leads to the button', async () => {
  const visitor = userEvent.setup();
  const submitted = vi.fn();
  render(
    <form aria-label="Adres" onSubmit={submitted}>
      <Select {...country} required />
    </form>,
  );
  const control = await button();
  const form = screen.getByRole<HTMLFormElement>('form');

  expect(form.checkValidity()).toBe(false);
  form.querySelector('select')?.focus();

  expect(control).toHaveFocus();
  await visitor.keyboard('n');
  expect(form.checkValidity()).toBe(true);
  expect(submitted).not.toHaveBeenCalled();
});

test('a form that is reset puts the first answer back', async () => {
  const visitor = userEvent.setup();
  render(
    <form aria-label="Adres">
      <Select {...country} defaultValue="nl" />
      <button type="reset">Opnieuw</button>
    </form>,
  );
  const control = await button();
  await visitor.tab();
  await visitor.keyboard('f');
  expect(sent(screen.getByRole('form'))).toEqual([['land', 'fr']]);

  await visitor.click(screen.getByRole('button', { name: 'Opnieuw' }));

  expect(control).toHaveTextContent('Nederland');
  await waitFor(() => expect(sent(screen.getByRole('form'))).toEqual([['land', 'nl']]));
});

test('one that may only be read shows what is chosen and sends it; a disabled one sends nothing', async () => {
  render(
    <form aria-label="Adres">
      <Select {...country} readOnly defaultValue="be" />
      <Select {...country} id="ander" name="ander" label="Ander land" disabled defaultValue="nl" />
    </form>,
  );
  await screen.findByRole('combobox', { name: 'Ander land', expanded: false });

  expect(screen.getByRole('textbox', { name: 'Land' })).toHaveValue('België');
  expect(screen.getByRole('textbox', { name: 'Land' })).toHaveAttribute('readonly');
  expect(sent(screen.getByRole('form'))).toEqual([['land', 'be']]);
});
