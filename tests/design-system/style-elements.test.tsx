import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Modal } from '#design-system/modal';
import { Select } from '#design-system/select';
import { mockLayout } from './mock-layout.ts';

mockLayout();

// The content security policy allows only the page's own style element (site/server/security-headers.ts).
test('A modal and a select list lock scrolling without writing a style element', async () => {
  const user = userEvent.setup();
  render(
    <Modal open onClose={() => {}} title="Deliver to" closeLabel="Close">
      <Select
        id="country"
        name="country"
        label="Country"
        requiredLabel="required"
        placeholder="Make a choice"
        options={[{ value: 'nl', label: 'Netherlands' }]}
      />
    </Modal>,
  );
  await user.click(await screen.findByRole('combobox', { name: 'Country', expanded: false }));

  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-scroll-lock');
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([]);
});
