import type { Tournament } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import styles from './tournaments.module.css';
import { useBoardWords } from './use-board-words.ts';
import { useSaidPrizes } from './use-said-prizes.ts';

/** What there is to win, and how many play for it. */
export function TournamentFacts({ tournament }: { tournament: Tournament }) {
  const text = useContent('pages');
  const { number } = useBoardWords();
  const { entriesCount, leaderboard } = tournament;
  const prizes = useSaidPrizes(tournament.prizes);
  const first = prizes.find(({ place }) => place === 1);
  const facts = [
    ...(first ? [[text('pages.tournament.facts.first'), first.title]] : []),
    [text('pages.tournament.facts.prizes'), number(prizes.length)],
    // The ranking is heard of as it changes, its size only when it is asked for.
    [text('pages.tournament.facts.players'), number(Math.max(entriesCount, leaderboard.length))],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
