import type { TournamentPrize } from '@verdigale/contract';
import { Table } from '@verdigale/ui/table';
import { useContent } from '#app/content/use-content.ts';
import { prizeSteps, type PrizeStep } from './rules/prizes.ts';
import { useBoardWords } from './use-board-words.ts';

/** What each place wins; neighbours that win the same are one line. */
export function PrizeList({ prizes }: { prizes: readonly TournamentPrize[] }) {
  const text = useContent('pages');
  const { number } = useBoardWords();
  const places = ({ from, to }: PrizeStep) =>
    from === to
      ? text('pages.tournament.prizes.place', { place: number(from) })
      : text('pages.tournament.prizes.places', { from: number(from), to: number(to) });
  return (
    <Table
      caption={text('pages.tournament.prizes.title')}
      columns={[
        { key: 'place', header: text('pages.tournament.board.place'), cell: places, isHeader: true },
        { key: 'prize', header: text('pages.tournament.board.prize'), cell: ({ title }) => title },
      ]}
      rowKey={({ from }) => String(from)}
      rows={prizeSteps(prizes)}
    />
  );
}
