import type { BonusTerms } from '@verdigale/contract';
import { Disclosure } from '@verdigale/ui/disclosure';
import { useContent } from '#app/content/use-content.ts';
import { GameShares, useOfferWords } from '#app/features/offers/index.ts';
import styles from './bonuses.module.css';

/** Which games count and how much, closed until it is wanted. */
export function WhichGames(props: { terms: BonusTerms; code: string }) {
  const text = useContent('profile');
  return (
    <div className={styles.games}>
      <Disclosure summary={text('profile.bonuses.games')}>
        <ShareList {...props} />
      </Disclosure>
    </div>
  );
}

/** The same, open. */
export function ShareList({ terms, code }: { terms: BonusTerms; code: string }) {
  const text = useContent('modals');
  const words = useOfferWords(code);
  if (terms.product === 'sportsbook') return <p className={styles.sentence}>{text('modals.offerTerms.games.sportsbook')}</p>;
  return (
    <div className={styles.sentence}>
      <GameShares terms={terms} words={words} />
    </div>
  );
}
