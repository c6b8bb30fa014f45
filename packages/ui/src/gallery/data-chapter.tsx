import { Amount } from '../amount/amount.tsx';
import { Badge, type BadgeTone } from '../badge/badge.tsx';
import { Table, type TableColumn } from '../table/table.tsx';
import { Chapter, Specimen } from './specimen.tsx';

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly method: string;
  readonly amount: string;
  readonly status: string;
  readonly tone: BadgeTone;
}

const entries: readonly Entry[] = [
  { id: 'D-1042', kind: 'Deposit', method: 'Card', amount: '+50.00', status: 'Paid', tone: 'gain' },
  { id: 'D-1041', kind: 'Deposit', method: 'Bank transfer', amount: '+200.00', status: 'Pending', tone: 'info' },
  { id: 'W-0312', kind: 'Withdrawal', method: 'Card', amount: '−120.00', status: 'Declined', tone: 'danger' },
];

const columns: readonly TableColumn<Entry>[] = [
  { key: 'id', header: 'Number', cell: (entry) => entry.id, isHeader: true },
  { key: 'kind', header: 'Kind', cell: (entry) => entry.kind },
  { key: 'method', header: 'Method', cell: (entry) => entry.method },
  { key: 'status', header: 'Status', cell: (entry) => <Badge tone={entry.tone}>{entry.status}</Badge> },
  {
    key: 'amount',
    header: 'Amount',
    isNumeric: true,
    cell: (entry) => (
      <Amount tone={entry.amount.startsWith('+') ? 'gain' : 'plain'} unit="EUR">
        {entry.amount}
      </Amount>
    ),
  },
];

export function DataChapter() {
  return (
    <Chapter eyebrow="Seven" title="Data">
      <Specimen layout="stack" name="Table (cards where it is narrow)">
        <Table caption="Payments" columns={columns} rowKey={(entry) => entry.id} rows={entries} />
      </Specimen>
    </Chapter>
  );
}
