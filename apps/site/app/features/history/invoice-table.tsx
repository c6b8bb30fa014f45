import { useQuery } from '@tanstack/react-query';
import { invoiceStatus, invoiceType, type Invoice } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import { Table, type TableColumn } from '@verdigale/ui/table';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import { constantsQuery, nameIn } from '#app/queries/settings.ts';
import { useRootData } from '#app/root-data.ts';
import { CopyableId } from '#app/widgets/copyable-id.tsx';
import { InvoiceMethod } from './invoice-method.tsx';
import { ClaimLinks } from './claim-links.tsx';
import { claimsOf } from './claims-of.ts';
import { DeclineButton } from './decline-button.tsx';
import { endingOf } from './ending-of.ts';

const toneOf: Readonly<Record<number, BadgeTone>> = {
  [invoiceStatus.processing]: 'info',
  [invoiceStatus.pending]: 'warn',
  [invoiceStatus.success]: 'gain',
  [invoiceStatus.rejected]: 'neutral',
};

/** Only a pending withdrawal can be taken back. (W 4) */
function isDeclinable({ status, invoiceType: type }: Pick<Invoice, 'status' | 'invoiceType'>): boolean {
  return status === invoiceStatus.pending && type === invoiceType.withdrawal;
}

export function InvoiceTable({ invoices, isBusy }: { invoices: readonly Invoice[]; isBusy: boolean }) {
  const text = useContent('history', 'globalComponents');
  // Where a withdrawal is final nobody is offered to take it back. (RTS 14B)
  const { withdrawalCancelEnabled } = useRootData().settings;
  const moneyOf = useMoney();
  const dateOf = useDateFormat('row');
  const { data: constants } = useQuery(constantsQuery);
  // A platform may know more of them than the brand has words for.
  const nameOf = (kind: 'invoiceTypes' | 'invoiceStatuses', id: number) =>
    text.dynamic(`globalComponents.constants.${kind}`, String(id)) ?? nameIn(constants?.payment[kind], id) ?? String(id);
  const columns: TableColumn<Invoice>[] = [
    {
      key: 'type',
      header: text('history.transactions.tableColumns.type'),
      isHeader: true,
      cell: (row) => nameOf('invoiceTypes', row.invoiceType),
    },
    { key: 'createdAt', header: text('history.transactions.tableColumns.createdAt'), cell: (row) => dateOf(row.createdAt) },
    { key: 'method', header: text('history.transactions.tableColumns.method'), cell: (row) => <InvoiceMethod invoice={row} /> },
    { key: 'id', header: text('history.transactions.tableColumns.id'), cell: (row) => <CopyableId id={row.id} /> },
    {
      key: 'status',
      header: text('history.transactions.tableColumns.status'),
      cell: (row) => {
        const ending = endingOf(row);
        return (
          <Badge tone={toneOf[row.status] ?? 'neutral'}>
            {ending ? text(`history.transactions.${ending}`) : nameOf('invoiceStatuses', row.status)}
          </Badge>
        );
      },
    },
    {
      key: 'amount',
      header: text('history.transactions.tableColumns.amount'),
      isNumeric: true,
      cell: (row) => {
        const sum = moneyOf(row.currency).format(row.amount);
        // What was declined moved nothing for good.
        if (row.status === invoiceStatus.rejected) return <Amount tone="quiet">{sum}</Amount>;
        if (row.invoiceType === invoiceType.withdrawal) return <Amount>{`−${sum}`}</Amount>;
        return <Amount tone={row.status === invoiceStatus.success ? 'gain' : 'plain'}>{sum}</Amount>;
      },
    },
  ];
  // No empty column where nothing can be done.
  const mayDecline = (row: Invoice) => withdrawalCancelEnabled && isDeclinable(row);
  if (invoices.some((row) => mayDecline(row) || claimsOf(row).length > 0)) {
    const action = (row: Invoice) => (mayDecline(row) ? <DeclineButton invoice={row} /> : <ClaimLinks invoice={row} />);
    columns.push({ key: 'action', header: text('history.transactions.tableColumns.action'), isNumeric: true, cell: action });
  }
  return <Table caption={text('history.transactions.caption')} columns={columns} isBusy={isBusy} rowKey={({ id }) => id} rows={invoices} />;
}
