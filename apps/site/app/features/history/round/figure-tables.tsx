import type { RoundRecall } from '@verdigale/contract';
import styles from './round.module.css';

/** What lay on the table, drawn plainly: a name over rows of fields. */
export function FigureTables({ tables }: { tables: RoundRecall['tables'] }) {
  if (tables.length === 0) return null;
  return (
    <div className={styles.tables}>
      {tables.map(({ name, rows }, n) => (
        // Tables of one round may have one name; their order never changes. The same goes for rows and fields.
        <table className={styles.table} key={n}>
          <caption>{name}</caption>
          <tbody>
            {rows.map((row, r) => (
              <tr key={r}>
                {row.map((field, f) => (
                  <td key={f}>{field}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
