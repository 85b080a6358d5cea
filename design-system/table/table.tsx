import { type ReactNode, useId } from 'react';
import * as styles from './table.css.ts';

type TableProps = {
  caption: string;
  /** The first column contains the row headers. Columns of numbers are aligned to the end. */
  columns: readonly { readonly id: string; readonly label: string; readonly numeric?: boolean }[];
  /** One cell per column. */
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /**
   * Layout where there is little width. `stacks` turns each row into a list. `scrolls` makes the table scroll sideways, for tables whose
   * numbers are compared.
   */
  narrow?: 'stacks' | 'scrolls';
};

/** The native roles of the elements. They are set explicitly, because some browsers drop them when CSS changes the `display` of a table. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** A data table with a caption. */
export function Table({ caption, columns, rows, narrow = 'stacks' }: TableProps) {
  const id = useId();
  return (
    <div
      className={styles.region}
      // Focusable, so that the keyboard can scroll it.
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
            {columns.map(({ id: column, label, numeric }) => (
              <th key={column} scope="col" {...roles.columnheader} data-numeric={numeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map(({ id: row, cells }) => (
            <tr key={row} {...roles.row}>
              {columns.map(({ id: column, label, numeric }, index) =>
                index === 0 ? (
                  <th key={column} scope="row" {...roles.rowheader} data-numeric={numeric}>
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column} {...roles.cell} data-label={label} data-numeric={numeric}>
                    {cells[index]}
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
