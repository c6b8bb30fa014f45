import type { Spending } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { spendingBars, type Bar } from './spending-bars.ts';
import styles from './spending.module.css';

const slot = 10;
const height = 100;

/** What was paid in and lost, period by period. A picture only: the table below it has every figure. */
export function SpendingChart({ spending, money }: { spending: Spending; money: CurrencyMoney }) {
  const text = useContent('profile');
  const day = useDateFormat('calendarShort');
  const drawn = spendingBars(spending);
  if (!drawn) return <p className={styles.note}>{text('profile.limits.spent.nothing')}</p>;
  const { bars, most, zero } = drawn;
  const rect = (kind: 'deposited' | 'lost', position: number, { top, height: share }: Bar) => (
    <rect
      data-kind={kind === 'lost' && top >= zero ? 'won' : kind}
      height={share * height}
      width={slot * 0.35}
      x={position * slot + (kind === 'lost' ? slot * 0.5 : slot * 0.15)}
      y={top * height}
    />
  );
  return (
    <div aria-hidden className={styles.chart}>
      <ul className={styles.keys}>
        <li data-kind="deposited">{text('profile.limits.spent.deposited')}</li>
        <li data-kind="lost">{text('profile.limits.spent.lost')}</li>
        {zero < 1 && <li data-kind="won">{text('profile.limits.spent.won')}</li>}
      </ul>
      <p className={styles.scale}>
        <Amount tone="quiet">{money.format(most)}</Amount>
      </p>
      <svg className={styles.bars} preserveAspectRatio="none" viewBox={`0 0 ${bars.length * slot} ${height}`}>
        {bars.map(({ startedAt, deposited, lost }, position) => (
          <g key={startedAt}>
            {rect('deposited', position, deposited)}
            {rect('lost', position, lost)}
          </g>
        ))}
        <line vectorEffect="non-scaling-stroke" x1={0} x2={bars.length * slot} y1={zero * height} y2={zero * height} />
      </svg>
      <p className={styles.ends}>
        <span>{day(bars[0]!.startedAt)}</span>
        <span>{day(bars.at(-1)!.startedAt)}</span>
      </p>
    </div>
  );
}
