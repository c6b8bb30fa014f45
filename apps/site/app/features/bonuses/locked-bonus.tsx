import { useContent } from '#app/content/use-content.ts';
import styles from './bonuses.module.css';
import { Missing } from './ending.tsx';
import { RunningBonus } from './running-bonus.tsx';
import { useBonus } from './use-own-bonus.ts';

/** Why a bonus can be neither given up nor replaced now: by its terms it is staked to its end. */
export function LockedBonus({ id }: { id: string }) {
  const text = useContent('modals');
  const { bonus, ...all } = useBonus(id);
  if (!bonus) return <Missing all={all} />;
  return (
    <div className={styles.words}>
      <p>{text('modals.bonusCancelLock.text', { name: bonus.name })}</p>
      <RunningBonus bonus={bonus} />
    </div>
  );
}
