import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { mustKeepPage, watchInput } from '../../../site/client/unsent-input.ts';

test('A page may reload until one of its forms contains input', async () => {
  const { unmount } = render(
    <form method="post">
      <input aria-label="Name" />
    </form>,
  );
  watchInput(() => undefined);
  expect(mustKeepPage()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Noor');
  expect(mustKeepPage()).toBe(true);
  unmount();
  expect(mustKeepPage()).toBe(false);
});

test('A search and a filter do not count as unsent input, because the URL of their page contains them', async () => {
  const { unmount } = render(
    <form role="search">
      <input type="search" aria-label="Term" />
      <input type="checkbox" aria-label="In stock" />
    </form>,
  );
  const onInput = vi.fn<() => void>();
  watchInput(onInput);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Term' }), 'lamp');
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock' }));
  expect(mustKeepPage()).toBe(false);
  expect(onInput).not.toHaveBeenCalled();
  watchInput(onInput);
  expect(mustKeepPage()).toBe(false);
  unmount();
});

test('A page with a typed password, which drafts omit, must not reload until its form is empty', async () => {
  const { unmount } = render(
    <form method="post">
      <input aria-label="Password" type="password" />
    </form>,
  );
  watchInput(() => undefined);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(field, 'Basalt-15-lamp');
  expect(mustKeepPage()).toBe(true);
  // A form that was accepted empties itself.
  field.form?.reset();
  expect(mustKeepPage()).toBe(false);
  unmount();
});

test('A page with a password that was typed before the script ran must not reload', () => {
  const { unmount } = render(
    <form method="post">
      <input aria-label="Password" type="password" />
    </form>,
  );
  screen.getByLabelText<HTMLInputElement>('Password').value = 'Basalt-15-lamp';
  watchInput(() => undefined);
  expect(mustKeepPage()).toBe(true);
  unmount();
});

test('A page with a selection that was made before the script ran must not reload', () => {
  const { unmount } = render(
    <form method="post">
      {/* A field whose name hides the property of its form. */}
      <select aria-label="Colour" name="method" defaultValue="basalt">
        <option value="basalt">Basalt</option>
        <option value="clay">Clay</option>
      </select>
    </form>,
  );
  watchInput(() => undefined);
  expect(mustKeepPage()).toBe(false);
  screen.getByLabelText<HTMLSelectElement>('Colour').value = 'clay';
  watchInput(() => undefined);
  expect(mustKeepPage()).toBe(true);
  unmount();
});

test('A step of the checkout never reloads by itself, also without input', () => {
  const { unmount } = render(<div data-open-checkout />);
  expect(mustKeepPage()).toBe(true);
  unmount();
  expect(mustKeepPage()).toBe(false);
});
