import type { Tournament, TournamentPlace } from '@verdigale/contract';
import { Pagination } from '@verdigale/ui/pagination';
import { useRef, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './leaderboard.module.css';
import { Podium } from './podium.tsx';
import { boardPage, finalBoard, ownPlace } from './rules/board.ts';
import { isOver, phaseOf } from './rules/phase.ts';
import { prizeOf } from './rules/prizes.ts';
import { useBoardWords } from './use-board-words.ts';
import { useSaidPrizes } from './use-said-prizes.ts';
import { useMovingRows } from './use-moving-rows.ts';

/** The ranking: three apart, the others by pages, and the player's own place wherever it is. (TOUR-01) */
export function Leaderboard({ tournament }: { tournament: Tournament }) {
  const text = useContent('pages');
  const { ownId } = useBoardWords();
  const [asked, setPage] = useState(1);
  const places = finalBoard(tournament);
  const own = ownPlace({ leaderboard: [...places] }, tournament.playerEntry, ownId);
  const { podium, rows, below, page, pageCount } = boardPage(places, own, asked);
  if (places.length === 0 && !own)
    return (
      <p className={styles.empty}>{text(isOver(phaseOf(tournament)) ? 'pages.tournament.board.nobody' : 'pages.tournament.board.empty')}</p>
    );
  return (
    <div className={styles.board}>
      {podium.length > 0 && <Podium places={podium} prizes={tournament.prizes} />}
      {(rows.length > 0 || below) && <BoardTable below={below} rows={rows} tournament={tournament} />}
      {pageCount > 1 && <Pagination label={text('pages.tournament.board.pages')} onPage={setPage} page={page} pageCount={pageCount} />}
    </div>
  );
}

interface BoardTableProps {
  tournament: Tournament;
  rows: readonly TournamentPlace[];
  below: TournamentPlace | null;
}

function BoardTable({ tournament, rows, below }: BoardTableProps) {
  const text = useContent('pages');
  const body = useRef<HTMLTableSectionElement>(null);
  useMovingRows(body);
  // Often the podium has them all.
  const hasPrizes = [...rows, ...(below ? [below] : [])].some(({ place }) => prizeOf(tournament.prizes, place) !== null);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{text('pages.tournament.board.rest')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('pages.tournament.board.place')}</th>
          <th scope="col">{text('pages.tournament.board.player')}</th>
          {hasPrizes && <th scope="col">{text('pages.tournament.board.prize')}</th>}
          <th data-numeric scope="col">
            {text('pages.tournament.board.points')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((place) => (
          <BoardRow hasPrizes={hasPrizes} key={place.playerId} place={place} tournament={tournament} />
        ))}
      </tbody>
      {below && (
        <tfoot>
          <BoardRow hasPrizes={hasPrizes} place={below} tournament={tournament} />
        </tfoot>
      )}
    </table>
  );
}

function BoardRow({ place, tournament, hasPrizes }: { place: TournamentPlace; tournament: Tournament; hasPrizes: boolean }) {
  const words = useBoardWords();
  const prizes = useSaidPrizes(tournament.prizes);
  return (
    <tr data-own={words.isOwn(place) || undefined} data-row={place.playerId}>
      <td className={styles.place}>{words.number(place.place)}</td>
      <th className={styles.name} scope="row">
        <bdi>{words.nameOf(place)}</bdi>
      </th>
      {hasPrizes && <td className={styles.prize}>{prizeOf(prizes, place.place)}</td>}
      <td data-numeric>{words.points(place.points)}</td>
    </tr>
  );
}
