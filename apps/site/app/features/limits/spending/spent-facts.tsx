import type { Spending } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { Facts } from '#app/widgets/facts.tsx';
import styles from './spending.module.css';

/** The period that runs, in figures, and all that is shown in a sentence. */
export function SpentFacts({ spending: { period, periods }, money }: { spending: Spending; money: CurrencyMoney }) {
  const text = useContent('profile');
  const day = useDateFormat('calendarDay');
  const { deposited, staked, lost } = periods.at(-1)!;
  const facts = [
    ['deposit', deposited],
    ['bet', staked],
    [lost < 0 ? 'win' : 'loss', Math.abs(lost)],
  ] as const;
  const sumOf = (key: 'deposited' | 'lost') => periods.reduce((sum, each) => money.add(sum, each[key]), 0);
  const result = sumOf('lost');
  return (
    <>
      <Facts
        className={styles.figures}
        facts={facts.map(([kind, sum]) => [
          text.dynamic(`profile.limits.spent.${kind}`, period) ?? kind,
          <Amount key={kind} size="lg">
            {money.format(sum)}
          </Amount>,
        ])}
        look="columns"
      />
      <p className={styles.note}>
        {text(result < 0 ? 'profile.limits.spent.allWon' : 'profile.limits.spent.allLost', {
          date: day(periods[0]!.startedAt),
          deposited: money.format(sumOf('deposited')),
          sum: money.format(Math.abs(result)),
        })}
      </p>
    </>
  );
}
