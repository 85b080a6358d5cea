import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Repeater } from '#design-system/repeater';
import { TextField } from '#design-system/text-field';

const words = {
  add: 'Nog een plek',
  row: (number: number) => `Plek ${number}`,
  remove: (number: number) => `Plek ${number} weghalen`,
  moveUp: (number: number) => `Plek ${number} omhoog`,
  moveDown: (number: number) => `Plek ${number} omlaag`,
  added: (number: number) => `Plek ${number} toegevoegd.`,
  removed: (number: number) => `Plek ${number} weggehaald.`,
  moved: (from: number, to: number) => `Plek ${from} staat nu op ${to}.`,
  full: 'Meer dan drie kan niet.',
};

type PlacesProps = { start: readonly string[]; min?: number; max?: number; readOnly?: boolean };

function Places({ start, ...limits }: PlacesProps) {
  const [rows, setRows] = useState(start);
  return (
    <form aria-label="Plan">
      <Repeater
        id="plekken"
        label="Waar komt het licht?"
        requiredLabel="verplicht"
        texts={words}
        rows={rows}
        {...limits}
        onAdd={() => setRows([...rows, `nieuw-${rows.length}`])}
        onRemove={(index) => setRows(rows.toSpliced(index, 1))}
        onMove={(from, to) =>
          setRows(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))
        }
      >
        {(row, index) => (
          <TextField
            id={row}
            name={`plekken[${index}]`}
            label={`Plek en maat ${index + 1}`}
            requiredLabel="verplicht"
            defaultValue={row}
          />
        )}
      </Repeater>
    </form>
  );
}

const sent = () => {
  const form = screen.getByRole('form');
  return form instanceof HTMLFormElement ? [...new FormData(form)].map(([, value]) => value) : undefined;
};
const press = (name: string) => screen.getByRole('button', { name });
const said = (text: string) => expect(screen.getByText(text)).toHaveAttribute('aria-live', 'polite');

test('rows are a list under one legend, each a group with its number', () => {
  render(<Places start={['terras', 'balkon']} />);

  expect(screen.getByRole('group', { name: 'Waar komt het licht?' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Plek 2' })).toBeInTheDocument();
});

test('a row that is added has the focus in its first field, and is said', async () => {
  const visitor = userEvent.setup();
  render(<Places start={['terras']} />);

  await visitor.click(press('Nog een plek'));

  expect(screen.getByRole('textbox', { name: 'Plek en maat 2' })).toHaveFocus();
  said('Plek 2 toegevoegd.');
});

test('after a row is removed, the focus is on the same tool of the row in its place', async () => {
  const visitor = userEvent.setup();
  render(<Places start={['terras', 'balkon', 'hal']} />);

  press('Plek 2 weghalen').focus();
  await visitor.keyboard('{Enter}');
  expect(sent()).toEqual(['terras', 'hal']);
  expect(press('Plek 2 weghalen')).toHaveFocus();
  said('Plek 2 weggehaald.');

  await visitor.keyboard('{Enter}');
  expect(press('Plek 1 weghalen')).toHaveFocus();

  await visitor.keyboard('{Enter}');
  expect(sent()).toEqual([]);
  expect(press('Nog een plek')).toHaveFocus();
});

test('a row moves with what is written in it, and the focus with its tool, up to the ends', async () => {
  const visitor = userEvent.setup();
  render(<Places start={['terras', 'balkon', 'hal']} />);
  await visitor.type(screen.getByRole('textbox', { name: 'Plek en maat 3' }), ', klein');

  press('Plek 3 omhoog').focus();
  await visitor.keyboard('{Enter}');
  expect(press('Plek 2 omhoog')).toHaveFocus();
  said('Plek 3 staat nu op 2.');
  await visitor.keyboard('{Enter}');
  expect(sent()).toEqual(['hal, klein', 'terras', 'balkon']);

  const up = press('Plek 1 omhoog');
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await visitor.keyboard('{Enter}');
  expect(sent()).toEqual(['hal, klein', 'terras', 'balkon']);
});

test('there are never fewer or more rows than there may be, and why is said', async () => {
  const visitor = userEvent.setup();
  render(<Places start={['terras', 'balkon']} min={2} max={3} />);

  await visitor.click(press('Plek 1 weghalen'));
  expect(sent()).toHaveLength(2);
  expect(press('Plek 1 weghalen')).toHaveAttribute('aria-disabled', 'true');

  await visitor.click(press('Nog een plek'));
  expect(press('Nog een plek')).toHaveAccessibleDescription('Meer dan drie kan niet.');
  await visitor.click(press('Nog een plek'));
  expect(sent()).toHaveLength(3);
});

test('rows that may only be read have no tools', () => {
  render(<Places start={['terras', 'balkon']} readOnly />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
