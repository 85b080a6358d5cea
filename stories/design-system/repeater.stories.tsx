import { startTransition, useState } from 'react';
import { Button } from '#design-system/button';
import { Repeater } from '#design-system/repeater';
import { TextField } from '#design-system/text-field';

export default { title: 'design system / Repeater' };

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
const field = { label: 'Where will you put the light?', requiredLabel: 'required', texts };
type States = Partial<Parameters<typeof Repeater>[0]> & { id: string; start: number };

const Places = ({ start, ...states }: States) => {
  const [rows, setRows] = useState(() => Array.from({ length: start }, (_, index) => `row-${index}`));
  const [next, setNext] = useState(start);
  return (
    <Repeater
      {...field}
      {...states}
      rows={rows}
      onAdd={() => {
        setRows([...rows, `row-${next}`]);
        setNext(next + 1);
      }}
      onRemove={(index) => setRows(rows.toSpliced(index, 1))}
      onMove={(from, to) => setRows(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))}
    >
      {(row, index) => (
        <TextField
          id={`${states.id}-${row}`}
          name={`places[${index}]`}
          label="Place and size"
          requiredLabel="required"
          disabled={states.disabled}
        />
      )}
    </Repeater>
  );
};

export const Empty = () => <Places id="none" start={0} />;
export const OneRow = () => <Places id="one" start={1} min={1} />;
export const SeveralRows = () => <Places id="several" start={3} hint="In the order of your walk." />;
/** All rows move at once. `npm run bench` measures the frames of this story. */
export function TwentyRows() {
  const [rows, setRows] = useState(() => Array.from({ length: 20 }, (_, index) => `row-${index}`));
  return (
    <>
      <Button tone="quiet" onClick={() => startTransition(() => setRows((current) => current.toReversed()))}>
        Reverse the order
      </Button>
      <Repeater
        {...field}
        id="twenty"
        rows={rows}
        onAdd={() => setRows([...rows, `row-${rows.length}`])}
        onRemove={(index) => setRows(rows.toSpliced(index, 1))}
        onMove={(from, to) =>
          setRows(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))
        }
      >
        {(row, index) => (
          <TextField
            id={`twenty-${row}`}
            name={`places[${index}]`}
            label={`Size of ${row}`}
            requiredLabel="required"
          />
        )}
      </Repeater>
    </>
  );
}
export const MaximumRows = () => <Places id="full" start={3} max={3} />;
export const WithError = () => <Places id="wrong" start={1} required error="Add at least two places." />;
export const Disabled = () => <Places id="disabled" start={2} disabled />;
export const ReadOnly = () => <Places id="read-only" start={2} readOnly />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Places
      id="long"
      start={2}
      label="Außenbeleuchtungsaufstellungsorte"
      texts={{ ...texts, add: 'Aufstellungsort hinzufügen', row: (number) => `Aufstellungsort ${number}` }}
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Places id="rtl" start={2} label="أين يكون الضوء؟" />
  </div>
);
