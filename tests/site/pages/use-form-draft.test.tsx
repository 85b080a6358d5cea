import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { clearDrafts, useFormDraft } from '../../../site/pages/use-form-draft.ts';

function Step() {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, { area: 'checkout', website: 'EU', name: 'review', isPosted: false });
  return (
    <form ref={form}>
      <input aria-label="Note" name="note" />
      <input aria-label="Terms" name="terms" type="checkbox" />
    </form>
  );
}

beforeEach(() => sessionStorage.clear());

test('A draft has what was typed, also in another document', async () => {
  const { unmount } = render(<Step />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'At the back');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Terms' }));
  unmount();
  render(<Step />);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('At the back');
  expect(screen.getByRole('checkbox', { name: 'Terms' })).toBeChecked();
});

test('A draft has input from before the script ran, which replaces older input', async () => {
  sessionStorage.setItem('checkout:EU:review', JSON.stringify({ note: 'Old', 'terms=on': '' }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Step />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'New');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Terms' }));
  render(<Step />, { container, hydrate: true });
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('New');
  expect(screen.getByRole('checkbox', { name: 'Terms' })).toBeChecked();
  expect(JSON.parse(sessionStorage.getItem('checkout:EU:review') ?? '')).toEqual({
    note: 'New',
    'terms=on': 'on',
  });
});

test('Drafts are removed one by one, or all of one area and website', () => {
  const keys = ['account:EU:register', 'account:EU:details', 'account:UK:details', 'checkout:EU:review'];
  for (const key of keys) sessionStorage.setItem(key, '{}');
  clearDrafts({ area: 'account', website: 'EU' }, 'register');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(keys.slice(1).toSorted());
  clearDrafts({ area: 'account', website: 'EU' });
  expect(Object.keys(sessionStorage).toSorted()).toEqual(keys.slice(2).toSorted());
});
