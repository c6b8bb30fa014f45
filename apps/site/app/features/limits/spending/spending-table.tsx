import type { Spending } from '@verdigale/contract';
import { Disclosure } from '@verdigale/ui/disclosure';
import { Table } from '@verdigale/ui/table';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';

type Period = Spending['periods'][number];

/** All figures of the chart, the newest first. */
export function SpendingTable({ spending, money }: { spending: Spending; money: CurrencyMoney }) {
  const text = useContent('profile');
  const day = useDateFormat('calendarDay');
  const sums = (['deposited', 'staked', 'lost'] as const).map((key) => ({
    key,
    header: text(`profile.limits.spent.${key}`),
    isNumeric: true,
    cell: (period: Period) => money.format(period[key]),
  }));
  return (
    <Disclosure summary={text('profile.limits.spent.figures')}>
      <Table
        caption={text('profile.limits.spent.title')}
        columns={[
          { key: 'from', header: text('profile.limits.spent.from'), isHeader: true, cell: ({ startedAt }) => day(startedAt) },
          ...sums,
        ]}
        rowKey={({ startedAt }) => startedAt}
        rows={spending.periods.toReversed()}
      />
    </Disclosure>
  );
}
