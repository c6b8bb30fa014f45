import { betStatus, type Bet } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Amount } from '@verdigale/ui/amount';
import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import { Table, type TableColumn } from '@verdigale/ui/table';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { CopyableId } from '#app/widgets/copyable-id.tsx';
import { BetEvents } from './bet-events.tsx';

const toneOf: Readonly<Record<number, BadgeTone>> = {
  [betStatus.pending]: 'warn',
  [betStatus.won]: 'gain',
  [betStatus.cashOut]: 'info',
};

/** Bets with what they were on. What one came to is hidden while it is open. (wire 11.4) */
export function BetTable({ bets, isBusy }: { bets: readonly Bet[]; isBusy: boolean }) {
  const text = useContent('history', 'globalComponents');
  const moneyOf = useMoney();
  const dateOf = useDateFormat('row');
  const { locale } = useLocale();
  const odds = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const columns: TableColumn<Bet>[] = [
    { key: 'event', header: text('history.bets.tableColumns.event'), isHeader: true, cell: (bet) => <BetEvents bet={bet} odds={odds} /> },
    { key: 'createdAt', header: text('history.bets.tableColumns.createdAt'), cell: (bet) => dateOf(bet.createdAt) },
    { key: 'id', header: text('history.bets.tableColumns.id'), cell: (bet) => <CopyableId id={bet.roundId} /> },
    {
      key: 'status',
      header: text('history.bets.tableColumns.status'),
      cell: ({ status }) => (
        <Badge tone={toneOf[status] ?? 'neutral'}>
          {text.dynamic('globalComponents.constants.betStatuses', String(status)) ?? String(status)}
        </Badge>
      ),
    },
    {
      key: 'coefficient',
      header: text('history.bets.tableColumns.coefficient'),
      isNumeric: true,
      // The platform answers 0 where it does not know them.
      cell: ({ coefficient }) => (coefficient > 0 ? odds.format(coefficient) : '–'),
    },
    {
      key: 'amount',
      header: text('history.bets.tableColumns.amount'),
      isNumeric: true,
      cell: (bet) => <Amount>{moneyOf(bet.currency).format(bet.amount)}</Amount>,
    },
  ];
  if (bets.some(({ status }) => status !== betStatus.pending)) {
    columns.push({
      key: 'payout',
      header: text('history.bets.tableColumns.payout'),
      isNumeric: true,
      cell: ({ status, payout, amount, currency }) =>
        status === betStatus.pending ? '–' : <Amount tone={payout > amount ? 'gain' : 'plain'}>{moneyOf(currency).format(payout)}</Amount>,
    });
  }
  return <Table caption={text('history.bets.caption')} columns={columns} isBusy={isBusy} rowKey={({ id }) => id} rows={bets} />;
}
