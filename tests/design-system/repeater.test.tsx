import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Repeater } from '#design-system/repeater';
import { TextField } from '#design-system/text-field';
import { getFormData } from './form-data.ts';

const texts = {
  add: 'Add a place',
  row: (number: number) => `Place ${number}`,
  remove: (number: number) => `Remove place ${number}`,
  moveUp: (number: number) => `Move place ${number} up`,
  moveDown: (number: number) => `Move place ${number} down`,
  added: (number: number) => `Place ${number} added.`,
  removed: (number: number) => `Place ${number} removed.`,
  moved: (from: number, to: number) => `Place ${from} moved to ${to}.`,
  full: 'Three places at most.',
};

type PlacesProps = { start: readonly string[]; min?: number; max?: number; readOnly?: boolean };

function Places({ start, ...limits }: PlacesProps) {
  const [rows, setRows] = useState(start);
  return (
    <form aria-label="Plan">
      <Repeater
        id="places"
        label="Where will you put the light?"
        requiredLabel="required"
        texts={texts}
        rows={rows}
        {...limits}
        onAdd={() => setRows([...rows, `new-${rows.length}`])}
        onRemove={(index) => setRows(rows.toSpliced(index, 1))}
        onMove={(from, to) =>
          setRows(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))
        }
      >
        {(row, index) => (
          <TextField
            id={row}
            name={`places[${index}]`}
            label={`Place and size ${index + 1}`}
            requiredLabel="required"
            defaultValue={row}
          />
        )}
      </Repeater>
    </form>
  );
}

const getValues = () => getFormData(screen.getByRole('form')).map(([, value]) => value);
const button = (name: string) => screen.getByRole('button', { name });
const expectAnnouncement = (text: string) =>
  expect(screen.getByText(text)).toHaveAttribute('aria-live', 'polite');

test('Repeater renders rows as a list of numbered groups in one fieldset', () => {
  render(<Places start={['terrace', 'balcony']} />);

  expect(screen.getByRole('group', { name: 'Where will you put the light?' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Place 2' })).toBeInTheDocument();
});

test('Repeater focuses the first field of an added row and announces it', async () => {
  const user = userEvent.setup();
  render(<Places start={['terrace']} />);

  await user.click(button('Add a place'));

  expect(screen.getByRole('textbox', { name: 'Place and size 2' })).toHaveFocus();
  expectAnnouncement('Place 2 added.');
});

test('Repeater focuses the remove button of the next row after a removal', async () => {
  const user = userEvent.setup();
  render(<Places start={['terrace', 'balcony', 'hall']} />);

  button('Remove place 2').focus();
  await user.keyboard('{Enter}');
  expect(getValues()).toEqual(['terrace', 'hall']);
  expect(button('Remove place 2')).toHaveFocus();
  expectAnnouncement('Place 2 removed.');

  await user.keyboard('{Enter}');
  expect(button('Remove place 1')).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(getValues()).toEqual([]);
  expect(button('Add a place')).toHaveFocus();
});

test('Repeater announces the removal of two rows that had the same number', async () => {
  const user = userEvent.setup();
  render(<Places start={['terrace', 'balcony', 'hall']} />);
  await user.click(button('Remove place 1'));
  const first = screen.getByText('Place 1 removed.').textContent;

  await user.click(button('Remove place 1'));

  // Screen readers announce changes only.
  expect(screen.getByText('Place 1 removed.').textContent).not.toBe(first);
});

test('Repeater moves a row with its values, keeps the focus on its button and stops at the ends', async () => {
  const user = userEvent.setup();
  render(<Places start={['terrace', 'balcony', 'hall']} />);
  await user.type(screen.getByRole('textbox', { name: 'Place and size 3' }), ', small');

  button('Move place 3 up').focus();
  await user.keyboard('{Enter}');
  expect(button('Move place 2 up')).toHaveFocus();
  expectAnnouncement('Place 3 moved to 2.');
  await user.keyboard('{Enter}');
  expect(getValues()).toEqual(['hall, small', 'terrace', 'balcony']);

  const up = button('Move place 1 up');
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(getValues()).toEqual(['hall, small', 'terrace', 'balcony']);
});

test('Repeater keeps the minimum and maximum number of rows and describes the maximum', async () => {
  const user = userEvent.setup();
  render(<Places start={['terrace', 'balcony']} min={2} max={3} />);

  await user.click(button('Remove place 1'));
  expect(getValues()).toHaveLength(2);
  expect(button('Remove place 1')).toHaveAttribute('aria-disabled', 'true');

  await user.click(button('Add a place'));
  expect(button('Add a place')).toHaveAccessibleDescription('Three places at most.');
  await user.click(button('Add a place'));
  expect(getValues()).toHaveLength(3);
});

test('A read-only Repeater has no buttons', () => {
  render(<Places start={['terrace', 'balcony']} readOnly />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
