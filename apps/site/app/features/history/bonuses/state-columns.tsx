import { useQuery } from '@tanstack/react-query';
import { playerBonusStatus, type Constants } from '@verdigale/contract';
import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import type { TableColumn } from '@verdigale/ui/table';
import { historyEnd } from '#app/bonuses/player-bonus.ts';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { constantsQuery, nameIn } from '#app/queries/settings.ts';

interface Stated {
  status: number;
  result: number;
  createdAt: string;
  activationExpiredAt: string | null;
  wageringExpiredAt: string | null;
  expiredAt?: string | null;
}

const tones: Readonly<Record<number, BadgeTone>> = { [playerBonusStatus.issued]: 'info', [playerBonusStatus.active]: 'gain' };

/** What bonuses and free spins have in common: the platform's own names of their state, and their dates. (wire 1.4, 12.6) */
export function useStateColumns<Row extends Stated>(of: 'playerBonus' | 'playerFreespin'): TableColumn<Row>[] {
  const text = useContent('history');
  const dateOf = useDateFormat('row');
  const { data: constants } = useQuery(constantsQuery);
  const nameOf = (names: keyof Constants['game']['playerBonus'], id: number) => nameIn(constants?.game[of][names], id) ?? '–';
  return [
    {
      key: 'status',
      header: text('history.bonuses.tableColumns.status'),
      cell: ({ status }) => <Badge tone={tones[status] ?? 'neutral'}>{nameOf('status', status)}</Badge>,
    },
    {
      key: 'result',
      header: text('history.bonuses.tableColumns.result'),
      cell: ({ status, result }) => (status === playerBonusStatus.finished ? nameOf('result', result) : '–'),
    },
    { key: 'createdAt', header: text('history.bonuses.tableColumns.createdAt'), cell: ({ createdAt }) => dateOf(createdAt) },
    {
      key: 'expiry',
      header: text('history.bonuses.tableColumns.expiry'),
      cell(row) {
        const end = historyEnd(row);
        return end === null ? '–' : dateOf(end);
      },
    },
  ];
}
