import type { TournamentPlace, TournamentPrize } from '@verdigale/contract';
import { Rosette } from '@verdigale/ui/rosette';
import { useContent } from '#app/content/use-content.ts';
import styles from './podium.module.css';
import { prizeOf } from './rules/prizes.ts';
import { useBoardWords } from './use-board-words.ts';
import { useSaidPrizes } from './use-said-prizes.ts';

/** The first three, apart from the others. */
export function Podium({ places, prizes }: { places: readonly TournamentPlace[]; prizes: readonly TournamentPrize[] }) {
  const text = useContent('pages');
  const words = useBoardWords();
  const said = useSaidPrizes(prizes);
  return (
    <ol aria-label={text('pages.tournament.board.podium')} className={styles.podium}>
      {places.map((place, at) => (
        <li className={styles.step} data-own={words.isOwn(place) || undefined} data-step={at + 1} key={place.playerId}>
          <span className={styles.seal}>
            <Rosette className={styles.rosette} look="seal" />
            <span className={styles.number}>{words.number(place.place)}</span>
          </span>
          <bdi className={styles.name}>{words.nameOf(place)}</bdi>
          <span className={styles.points}>{text('pages.tournament.points', { points: words.points(place.points) })}</span>
          <span className={styles.prize}>{prizeOf(said, place.place)}</span>
        </li>
      ))}
    </ol>
  );
}
