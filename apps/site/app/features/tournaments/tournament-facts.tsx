import type { Tournament } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import styles from './tournaments.module.css';
import { useBoardWords } from './use-board-words.ts';

/** What there is to win, how many play for it, and where the player stands. */
export function TournamentFacts({ tournament }: { tournament: Tournament }) {
  const text = useContent('pages');
  const { number } = useBoardWords();
  const { prizes, entriesCount, playerEntry } = tournament;
  const first = prizes.find(({ place }) => place === 1);
  const facts = [
    ...(first ? [[text('pages.tournament.facts.first'), first.title]] : []),
    [text('pages.tournament.facts.prizes'), number(prizes.length)],
    [text('pages.tournament.facts.players'), number(entriesCount)],
    ...(playerEntry ? [[text('pages.tournament.facts.own'), number(playerEntry.place)]] : []),
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
