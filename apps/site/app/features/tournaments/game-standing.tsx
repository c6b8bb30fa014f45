import type { Game, Tournament } from '@verdigale/contract';
import { Icon } from '@verdigale/ui/icon';
import { Trophy } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { doesGameCount } from './rules/counting-games.ts';
import styles from './tournaments.module.css';
import { useAllRunning } from './use-all-running.ts';
import { useBoardWords } from './use-board-words.ts';
import { useLivePlace } from './use-tournament.ts';
import { useTournamentTitle } from './use-tournament-title.ts';

/** Beside a game for money: the player's place in a tournament that its rounds count for. */
export function GameStanding({ game }: { game: Game }) {
  const running = useAllRunning() ?? [];
  const counting = running.filter(({ conditions }) => doesGameCount(conditions, game.collections));
  const tournament = counting.find(({ playerEntry }) => playerEntry) ?? counting.find(({ confirmationRequired }) => !confirmationRequired);
  return tournament ? <LiveStanding tournament={tournament} /> : null;
}

function LiveStanding({ tournament }: { tournament: Tournament }) {
  const { id, identity, playerEntry } = tournament;
  const text = useContent('pages');
  const titleOf = useTournamentTitle();
  const { number } = useBoardWords();
  useLivePlace(id);
  if (!playerEntry) return null;
  const place = number(playerEntry.place);
  return (
    <LocaleLink
      aria-label={text('pages.tournament.inGame', { tournament: titleOf(tournament), place, points: number(playerEntry.points) })}
      className={styles.chip}
      to={`/tournaments/${identity}`}
    >
      <Icon as={Trophy} size={16} />
      {place}
    </LocaleLink>
  );
}
