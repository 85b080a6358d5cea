import { type ReactNode, useId } from 'react';
import * as styles from './table.css.ts';

type TableProps = {
  caption: string;
  /** The first column heads the rows. Figures stand at the end of theirs, under each other. */
  columns: readonly { readonly id: string; readonly label: string; readonly figures?: boolean }[];
  /** A cell for each column, in their order. */
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** Where it is narrow each row becomes a list of its cells, or the table scrolls sideways, for figures that are compared. */
  narrow?: 'stacks' | 'scrolls';
};

/** What these elements are anyway: laid out as lists, some browsers would take them for nothing. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Facts in rows and columns. */
export function Table({ caption, columns, rows, narrow = 'stacks' }: TableProps) {
  const id = useId();
  return (
    <div
      className={styles.region}
      // Focusable, so that a keyboard can scroll it.
      tabIndex={0}
      role="region"
      aria-labelledby={id}
      data-narrow={narrow}
    >
      <table className={styles.table} {...roles.table} aria-labelledby={id}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map(({ id: column, label, figures }) => (
              <th key={column} scope="col" {...roles.columnheader} data-figures={figures}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map(({ id: row, cells }) => (
            <tr key={row} {...roles.row}>
              {columns.map(({ id: column, label, figures }, at) =>
                at === 0 ? (
                  <th key={column} scope="row" {...roles.rowheader} data-figures={figures}>
                    {cells[at]}
                  </th>
                ) : (
                  <td key={column} {...roles.cell} data-label={label} data-figures={figures}>
                    {cells[at]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
