import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Table } from '#design-system/table';

const lamps = (
  <Table
    caption="De lampen naast elkaar"
    columns={[
      { id: 'lamp', label: 'Lamp' },
      { id: 'hoogte', label: 'Hoogte', figures: true },
    ]}
    rows={[
      { id: 'waker', cells: ['Waker', '38 cm'] },
      { id: 'dijk', cells: ['Dijk', '164 cm'] },
    ]}
  />
);

test('a table has a caption, heads for its columns, and its first column heads the rows', () => {
  render(lamps);

  const table = within(screen.getByRole('table', { name: 'De lampen naast elkaar' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Lamp',
    'Hoogte',
  ]);
  expect(table.getByRole('row', { name: 'Dijk 164 cm' })).toBeInTheDocument();
  expect(table.getByRole('rowheader', { name: 'Waker' })).toBeInTheDocument();
});

test('a keyboard reaches what may scroll, and hears what it is', async () => {
  const visitor = userEvent.setup();
  render(lamps);

  await visitor.tab();

  expect(screen.getByRole('region', { name: 'De lampen naast elkaar' })).toHaveFocus();
});

test('each cell carries the words of its column, for where rows become lists', () => {
  render(lamps);

  expect(screen.getByRole('cell', { name: '38 cm' })).toHaveAttribute('data-label', 'Hoogte');
});
