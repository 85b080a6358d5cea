import { useState } from 'react';
import { Repeater } from '#design-system/repeater';
import { TextField } from '#design-system/text-field';

export default { title: 'design system / Repeater' };

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
const field = { label: 'Waar komt het licht?', requiredLabel: 'verplicht', words };
type States = Partial<Parameters<typeof Repeater>[0]> & { id: string; start: number };

const Places = ({ start, ...states }: States) => {
  const [rows, setRows] = useState(() => Array.from({ length: start }, (_, index) => `rij-${index}`));
  const [next, setNext] = useState(start);
  return (
    <Repeater
      {...field}
      {...states}
      rows={rows}
      onAdd={() => {
        setRows([...rows, `rij-${next}`]);
        setNext(next + 1);
      }}
      onRemove={(index) => setRows(rows.toSpliced(index, 1))}
      onMove={(from, to) => setRows(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))}
    >
      {(row, index) => (
        <TextField
          id={`${states.id}-${row}`}
          name={`plekken[${index}]`}
          label="Plek en maat"
          requiredLabel="verplicht"
          disabled={states.disabled}
        />
      )}
    </Repeater>
  );
};

export const None = () => <Places id="geen" start={0} />;
export const One = () => <Places id="een" start={1} min={1} />;
export const Several = () => <Places id="meer" start={3} hint="In de volgorde waarin je er langsloopt." />;
export const Full = () => <Places id="vol" start={3} max={3} />;
export const Wrong = () => <Places id="fout" start={1} required error="Noem minstens twee plekken." />;
export const Disabled = () => <Places id="dicht" start={2} disabled />;
export const ReadOnly = () => <Places id="vast" start={2} readOnly />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Places
      id="lang"
      start={2}
      label="Außenbeleuchtungsaufstellungsorte"
      words={{ ...words, add: 'Aufstellungsort hinzufügen', row: (number) => `Aufstellungsort ${number}` }}
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Places id="rtl" start={2} label="أين يكون الضوء؟" />
  </div>
);
