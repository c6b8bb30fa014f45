import type { Tournament } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useSession } from '#app/session/index.ts';
import styles from './tournaments.module.css';
import { useBoardWords } from './use-board-words.ts';

/** Where the player stands, in one line that is read out when it changes place. */
export function OwnStanding({ tournament: { playerEntry, confirmationRequired } }: { tournament: Tournament }) {
  const text = useContent('pages');
  const { number } = useBoardWords();
  if (useSession().status !== 'player' || playerEntry === undefined) return null;
  if (!playerEntry) return confirmationRequired ? null : <p className={styles.quiet}>{text('pages.tournament.noPlace')}</p>;
  return (
    <p className={styles.own}>
      <strong role="status">{text('pages.tournament.ownPlace', { place: number(playerEntry.place) })}</strong>
      <span>{text('pages.tournament.points', { points: number(playerEntry.points) })}</span>
    </p>
  );
}
