import type { Tournament } from '@verdigale/contract';
import styles from './tournaments.module.css';
import { useRules } from './use-rules.ts';

export function RuleList({ tournament }: { tournament: Tournament }) {
  return (
    <ul className={styles.rules}>
      {useRules(tournament).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
