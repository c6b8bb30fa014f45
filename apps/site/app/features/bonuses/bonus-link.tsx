import { useEffect } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { passActiveBonus } from '#app/features/chat/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useCurrencies } from '#app/money/use-money.ts';
import { playerBonusStatus, type PlayerBonus } from '@verdigale/contract';
import { BonusRing } from './bonus-ring.tsx';
import styles from './bonuses.module.css';
import { LiveBonuses } from './live-bonuses.tsx';
import { useOwnBonuses } from './use-own-bonuses.ts';
import { useProgress } from './use-progress.ts';

/** In the header: the dial of the bonus that runs, which leads to the bonuses. Keeps them live, whatever page is open. */
export function BonusLink() {
  const { running, spins } = useOwnBonuses();
  const isActive = running !== undefined || spins.some(({ status }) => status === playerBonusStatus.active);
  useEffect(() => passActiveBonus(isActive), [isActive]);
  const { isKnown } = useCurrencies();
  return (
    <>
      <LiveBonuses />
      {running && isKnown && (
        <span className={styles.inHeader}>
          <RingLink bonus={running} />
        </span>
      )}
    </>
  );
}

/** The dial as a link. Its name has what is written in it, for those who ask for it by voice. */
export function RingLink({ bonus, size = 44 }: { bonus: PlayerBonus; size?: number }) {
  const text = useContent('profile');
  const { share, words } = useProgress(bonus);
  return (
    <LocaleLink
      aria-label={text('profile.bonuses.progress.ring', { name: bonus.name, share, words })}
      className={styles.ringLink}
      to="/profile/bonuses"
    >
      <BonusRing bonus={bonus} size={size} />
    </LocaleLink>
  );
}
