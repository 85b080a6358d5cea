import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Table } from '#design-system/table';

const lamps = (
  <Table
    caption="Comparison of lamps"
    columns={[
      { id: 'lamp', label: 'Lamp' },
      { id: 'height', label: 'Height', numeric: true },
    ]}
    rows={[
      { id: 'waker', cells: ['Waker', '38 cm'] },
      { id: 'dijk', cells: ['Dijk', '164 cm'] },
    ]}
  />
);

test('Table has a caption, column headers and row headers in its first column', () => {
  render(lamps);

  const table = within(screen.getByRole('table', { name: 'Comparison of lamps' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Lamp',
    'Height',
  ]);
  expect(table.getByRole('row', { name: 'Dijk 164 cm' })).toBeInTheDocument();
  expect(table.getByRole('rowheader', { name: 'Waker' })).toBeInTheDocument();
});

test('The scroll container of Table is a focusable region with a name', async () => {
  const user = userEvent.setup();
  render(lamps);

  await user.tab();

  expect(screen.getByRole('region', { name: 'Comparison of lamps' })).toHaveFocus();
});

test('Table cells have their column label as data attribute for the narrow layout', () => {
  render(lamps);

  expect(screen.getByRole('cell', { name: '38 cm' })).toHaveAttribute('data-label', 'Height');
});
