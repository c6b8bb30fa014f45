import styles from './lobby-rows.module.css';
import { GameRow } from './game-row.tsx';
import type { LobbyRow } from './lobby-row.ts';
import { useCategories } from '#app/features/category/index.ts';

interface LobbyRowsProps {
  rows: readonly LobbyRow[];
  /** As many of them are in sight when the page opens. */
  inSight: number;
  /** The page has nothing larger than the covers of its first row, so these come before its scripts. */
  areCoversFirst?: boolean;
}

/** Every collection as a row. */
export function LobbyRows({ rows, inSight, areCoversFirst = false }: LobbyRowsProps) {
  const labels = new Map(useCategories().map(({ identity, label }) => [identity, label]));
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => (
        <GameRow
          areCoversFirst={areCoversFirst && index === 0}
          isFirst={index < inSight}
          key={row.identity}
          row={row}
          title={labels.get(row.identity) ?? row.identity}
        />
      ))}
    </div>
  );
}
