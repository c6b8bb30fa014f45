import { useQuery } from '@tanstack/react-query';
import { buttonLook } from '@verdigale/ui/button';
import { SectionTitle } from '@verdigale/ui/section-title';
import type { LoyaltyLevel } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { loyaltyAccountQuery } from '#app/queries/loyalty.ts';
import { useSession } from '#app/session/session-store.ts';
import { LevelList } from './level-list.tsx';
import { OwnLevel } from './own-level.tsx';
import styles from './loyalty.module.css';

/** The programme for everybody, and for a player the own place in it. (LOY-03) */
export function LoyaltyPage({ levels }: { levels: readonly LoyaltyLevel[] }) {
  const text = useContent('pages', 'globalComponents');
  const isPlayer = useSession().status === 'player';
  const { data: account } = useQuery({ ...loyaltyAccountQuery, enabled: isPlayer });
  return (
    <div className={styles.page}>
      <div className={styles.place} data-for="player">
        {isPlayer && <OwnLevel />}
      </div>
      {!isPlayer && (
        <p data-for="guest">
          <ModalLink modal="loyalty-earn" {...buttonLook({ variant: 'secondary' })}>
            {text('globalComponents.loyalty.howToEarn')}
          </ModalLink>
        </p>
      )}
      <section>
        <SectionTitle>{text('pages.loyalty.levels')}</SectionTitle>
        <LevelList levels={levels} ownOrder={account?.currentLevel.order} />
      </section>
    </div>
  );
}
