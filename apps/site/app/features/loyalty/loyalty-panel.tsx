import { useQuery } from '@tanstack/react-query';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { loyaltyAccountQuery } from '#app/queries/loyalty.ts';
import { LevelMedal } from './level-medal.tsx';
import { LoyaltyProgress } from './loyalty-progress.tsx';
import styles from './loyalty.module.css';
import { useLevelName } from './use-level-name.ts';

/** The player's level in the own menu; nothing while it is not known. */
export function LoyaltyPanel({ onOpen }: { onOpen?: () => void }) {
  const text = useContent('globalComponents');
  const nameOf = useLevelName();
  const { data: account } = useQuery(loyaltyAccountQuery);
  if (!account) return null;
  return (
    <div className={styles.panel}>
      <LevelMedal order={account.currentLevel.order} size="sm" />
      <div>
        <LocaleLink className={styles.level} onClick={onOpen} to="/loyalty">
          {text('globalComponents.loyalty.level', { level: nameOf(account.currentLevel) })}
        </LocaleLink>
        <LoyaltyProgress account={account} />
      </div>
    </div>
  );
}
