/* Where the container is narrow the style takes `display: table` away and browsers drop the table's roles with it, so they are named. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** Null or false where the row has nothing of this: on a phone its card leaves the label out too. */
  readonly cell: (row: Row) => ReactNode;
  /** Figures: set at the end of the cell in digits of one width. */
  readonly isNumeric?: boolean;
  /** The cell that names the row; on a phone it heads the row's card. */
  readonly isHeader?: boolean;
}

export interface TableProps<Row> {
  /** What the table lists; read, not seen, unless a title above says it. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isBusy?: boolean;
}

/** A table that turns into cards where its container is narrow. The roles keep it a table for a screen reader there. */
export function Table<Row>({ caption, columns, rows, rowKey, isBusy }: TableProps<Row>) {
  return (
    <div className={styles.root}>
      <table aria-busy={isBusy || undefined} className={styles.table} role="table">
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th data-numeric={column.isNumeric || undefined} key={column.key} role="columnheader" scope="col">
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell column={column} key={column.key} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const numeric = column.isNumeric || undefined;
  const content = column.cell(row);
  if (column.isHeader) {
    return (
      <th data-numeric={numeric} role="rowheader" scope="row">
        {content}
      </th>
    );
  }
  return (
    <td data-empty={content === null || content === false || undefined} data-label={column.header} data-numeric={numeric} role="cell">
      {content}
    </td>
  );
}
