import type { Tournament } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useSession } from '#app/session/index.ts';
import { ownPlace } from './rules/board.ts';
import { phaseOf } from './rules/phase.ts';
import styles from './tournaments.module.css';
import { useBoardWords } from './use-board-words.ts';

/** Where the player stands, in one line that is read out when it changes place: also when others pass by. */
export function OwnStanding({ tournament }: { tournament: Tournament }) {
  const text = useContent('pages');
  const { number, ownId } = useBoardWords();
  const { playerEntry, confirmationRequired } = tournament;
  if (useSession().status !== 'player' || playerEntry === undefined) return null;
  if (!playerEntry) {
    const isCounting = phaseOf(tournament).name !== 'planned' && !confirmationRequired;
    return isCounting ? <p className={styles.quiet}>{text('pages.tournament.noPlace')}</p> : null;
  }
  const { place, points } = ownPlace(tournament, playerEntry, ownId) ?? playerEntry;
  return (
    <p className={styles.own}>
      <strong role="status">{text('pages.tournament.ownPlace', { place: number(place) })}</strong>
      <span>{text('pages.tournament.points', { points: number(points) })}</span>
    </p>
  );
}
