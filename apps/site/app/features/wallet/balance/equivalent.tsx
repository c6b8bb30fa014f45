import { Amount } from '@verdigale/ui/amount';
import styles from './equivalent.module.css';
import { useEquivalents } from './use-equivalents.ts';

/** What a balance is worth in the currency that the player chose for it; nothing while none is chosen. */
export function Equivalent({ amount, currency }: { amount: number; currency: string }) {
  const sum = useEquivalents().format(amount, currency);
  if (sum === null) return null;
  return (
    <span className={styles.equivalent}>
      <Amount tone="quiet">≈ {sum}</Amount>
    </span>
  );
}
