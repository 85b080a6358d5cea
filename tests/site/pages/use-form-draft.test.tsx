import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts, useFormDraft } from '../../../site/pages/use-form-draft.ts';

function Step({ customer }: { readonly customer?: string }) {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, { area: 'checkout', website: 'EU', customer, name: 'review', isPosted: false });
  return (
    <form ref={form}>
      <input aria-label="Note" name="note" />
      <input aria-label="Terms" name="terms" type="checkbox" />
    </form>
  );
}

beforeEach(() => sessionStorage.clear());

test('A draft contains the typed text, also in another document', async () => {
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
  expect(JSON.parse(sessionStorage.getItem('checkout:EU:review') ?? '')).toMatchObject({
    note: 'New',
    'terms=on': 'on',
  });
});

test.each([
  ['of a customer is not restored for a guest', 'a', undefined, ''],
  ['of a customer is not restored for another customer', 'a', 'b', ''],
  ['of a customer is restored for the same customer', 'a', 'a', 'At the back'],
  ['of a guest is restored after signing in', undefined, 'a', 'At the back'],
])('A draft %s', async (_, before, after, shown) => {
  const { unmount } = render(<Step {...(before && { customer: before })} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'At the back');
  unmount();
  render(<Step {...(after && { customer: after })} />);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(shown);
});

function Choice() {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, {
    area: 'checkout',
    website: 'EU',
    customer: undefined,
    name: 'shipping',
    isPosted: false,
  });
  return (
    <form ref={form}>
      <input aria-label="Delivery" name="method" type="radio" value="delivery" />
      <input aria-label="Pickup" name="method" type="radio" value="pickup" />
      <input aria-label="Note" name="note" />
    </form>
  );
}

test('A draft has the chosen radio button', async () => {
  const { unmount } = render(<Choice />);
  await userEvent.click(screen.getByRole('radio', { name: 'Delivery' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
  unmount();
  render(<Choice />);
  expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
});

test('A radio button that was chosen before the script ran replaces the choice of the draft', async () => {
  const { unmount } = render(<Choice />);
  await userEvent.click(screen.getByRole('radio', { name: 'Delivery' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Old');
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Choice />);
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
  render(<Choice />, { container, hydrate: true });
  expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Old');
});

function Place() {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, {
    area: 'checkout',
    website: 'EU',
    customer: undefined,
    name: 'addresses',
    isPosted: false,
  });
  return (
    <form ref={form}>
      <select aria-label="Country" name="country" defaultValue="NL">
        <option value="BE">Belgium</option>
        <option value="NL">Netherlands</option>
        <option value="DE">Germany</option>
      </select>
    </form>
  );
}

test.each([
  ['that was selected before the script ran replaces that of the draft', 'BE', 'BE'],
  ['of the draft is restored if the visitor has selected none', undefined, 'DE'],
])('An option %s', async (_, selected, shown) => {
  sessionStorage.setItem('checkout:EU:addresses', JSON.stringify({ country: 'DE' }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Place />);
  if (selected) await userEvent.selectOptions(screen.getByRole('combobox'), selected);
  render(<Place />, { container, hydrate: true });
  expect(screen.getByRole('combobox')).toHaveValue(shown);
});

test('A change right after the draft was restored stays', async () => {
  sessionStorage.setItem('checkout:EU:shipping', JSON.stringify({ method: 'delivery', note: 'Old' }));
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  render(<Choice />);
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), '!');
  for (const callback of frames) callback(0);
  expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Old!');
  vi.unstubAllGlobals();
});

test('Drafts are removed one by one, or all of one area and website', () => {
  const keys = ['account:EU:register', 'account:EU:details', 'account:UK:details', 'checkout:EU:review'];
  for (const key of keys) sessionStorage.setItem(key, '{}');
  clearDrafts({ area: 'account', website: 'EU' }, 'register');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(keys.slice(1).toSorted());
  clearDrafts({ area: 'account', website: 'EU' });
  expect(Object.keys(sessionStorage).toSorted()).toEqual(keys.slice(2).toSorted());
});
