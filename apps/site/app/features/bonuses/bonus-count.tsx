import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { offerRows } from '#app/bonuses/offer-rows.ts';
import { bonusCount } from '#app/bonuses/player-groups.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { depositBonusesQuery } from '#app/queries/bonuses.ts';
import styles from './bonuses.module.css';
import { useOwnBonuses } from './use-own-bonuses.ts';

/** How many bonuses there are to look at: packages, what stands alone, and what a deposit can bring. (wire 12.6) */
export function BonusCount() {
  const text = useContent('profile');
  const { account, bonuses, spins } = useOwnBonuses();
  const { locale } = useLocale();
  const { data: offers = [] } = useQuery({ ...depositBonusesQuery(account?.currency ?? '', locale), enabled: account !== undefined });
  const count = bonusCount([...bonuses, ...spins], offerRows(offers));
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden>{text('profile.bonuses.count.mark', { count })}</span>
      <VisuallyHidden>{text('profile.bonuses.count.label', { count })}</VisuallyHidden>
    </span>
  );
}
