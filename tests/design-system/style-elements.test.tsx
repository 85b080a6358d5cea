import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Modal } from '#design-system/modal';
import { Select } from '#design-system/select';
import { withoutLayout } from './without-layout.ts';

withoutLayout();

// The site's policy allows no style element but the page's own (site/server/security-headers.ts).
test('what opens over the page keeps it still, and writes no style element', async () => {
  const visitor = userEvent.setup();
  render(
    <Modal open onClose={() => {}} title="Waarheen?" closeLabel="Sluit">
      <Select
        id="land"
        name="land"
        label="Land"
        requiredLabel="verplicht"
        placeholder="Maak een keuze"
        options={[{ value: 'nl', label: 'Nederland' }]}
      />
    </Modal>,
  );
  await visitor.click(await screen.findByRole('combobox', { name: 'Land', expanded: false }));

  expect(screen.getByRole('listbox')).toHaveAttribute('data-holds-page');
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([]);
});
