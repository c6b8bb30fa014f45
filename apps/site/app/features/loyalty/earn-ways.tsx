import { useContent } from '#app/content/use-content.ts';
import styles from './loyalty.module.css';

/** How points are earned, in the brand's words. */
export function EarnWays() {
  const text = useContent('modals');
  return (
    <ul className={styles.ways}>
      {text.list<{ text: string }>('modals.loyaltyEarn.ways').map((way) => (
        <li key={way.text}>{way.text}</li>
      ))}
    </ul>
  );
}
