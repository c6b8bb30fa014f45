import type { TournamentPrize } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { prizeSteps } from './rules/prizes.ts';
import styles from './tournaments.module.css';
import { useBoardWords } from './use-board-words.ts';
import { useSaidPrizes } from './use-said-prizes.ts';

/** What each place wins; neighbours that win the same are one line. */
export function PrizeList({ prizes }: { prizes: readonly TournamentPrize[] }) {
  const text = useContent('pages');
  const { number } = useBoardWords();
  return (
    <table className={styles.prizes}>
      <caption>{text('pages.tournament.prizes.title')}</caption>
      <tbody>
        {prizeSteps(useSaidPrizes(prizes)).map(({ from, to, title }) => (
          <tr key={from}>
            <th scope="row">
              {from === to
                ? text('pages.tournament.prizes.place', { place: number(from) })
                : text('pages.tournament.prizes.places', { from: number(from), to: number(to) })}
            </th>
            <td>{title}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
