import styles from './lobby-rows.module.css';
import { GameRow } from './game-row.tsx';
import type { LobbyRow } from './lobby-row.ts';
import { useCategories } from '#app/features/category/index.ts';

/** Every collection as a row. The first `inSight` of them are in sight when the page opens. */
export function LobbyRows({ rows, inSight }: { rows: readonly LobbyRow[]; inSight: number }) {
  const labels = new Map(useCategories().map(({ identity, label }) => [identity, label]));
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => (
        <GameRow isFirst={index < inSight} key={row.identity} row={row} title={labels.get(row.identity) ?? row.identity} />
      ))}
    </div>
  );
}
