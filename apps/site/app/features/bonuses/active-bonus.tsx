import type { PlayerBonus } from '@verdigale/contract';
import { Button, buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { cardEnd, placesOf } from '#app/bonuses/player-bonus.ts';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { Facts, type Fact } from '#app/widgets/facts.tsx';
import { BonusRing } from './bonus-ring.tsx';
import styles from './bonuses.module.css';
import { EndTime } from './end-time.tsx';
import { WhichGames } from './which-games.tsx';
import { ProgressSpoken } from './progress-spoken.tsx';
import { useStakeFacts } from './terms-facts.ts';
import { useProgress } from './use-progress.ts';

/** The bonus that runs: how far it is, what is left to do, and what holds meanwhile. (BON-10) */
export function ActiveBonus({ bonus, onGiveUp }: { bonus: PlayerBonus; onGiveUp: () => void }) {
  const text = useContent('profile');
  const money = useMoney()(bonus.currency);
  const { staked, remaining, isWaiting } = useProgress(bonus);
  const stakeFacts = useStakeFacts(bonus);
  const end = cardEnd(bonus);
  const places = placesOf(bonus);
  const facts: Fact[] = [
    [text('profile.bonuses.facts.remaining'), remaining],
    ...(bonus.balance === null ? [] : [[text('profile.bonuses.facts.left'), money.format(bonus.balance)] as const]),
    ...stakeFacts,
    ...(end === null ? [] : [[text('profile.bonuses.facts.finishBy'), <EndTime end={end} key="end" />] as const]),
  ];
  return (
    <Card as="article" className={styles.active} look="certificate">
      <BonusRing bonus={bonus} size={136} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <bdi>{bonus.name}</bdi>
        </h3>
        <p className={styles.staked}>{staked}</p>
        {isWaiting && (
          <p className={styles.waiting} role="status">
            {text('profile.bonuses.progress.waiting', { count: bonus.openedTransactionsCount })}{' '}
            <LocaleLink to={places.open}>{text('profile.bonuses.progress.rounds')}</LocaleLink>
          </p>
        )}
        {bonus.terms && <p className={styles.order}>{text.dynamic('profile.bonuses.order', bonus.terms.stakeOrder)}</p>}
      </div>
      <Facts className={styles.abreast} facts={facts} look="rows" />
      {bonus.terms && <WhichGames code={bonus.currency} terms={bonus.terms} />}
      <div className={styles.actions}>
        <LocaleLink to={places.play} {...buttonLook({ variant: 'primary' })}>
          {text('profile.bonuses.actions.play')}
        </LocaleLink>
        <ModalLink
          aria-label={text('profile.bonuses.actions.detailsLabel', { name: bonus.name })}
          modal="bonus-details"
          value={bonus.id}
          {...buttonLook({})}
        >
          {text('profile.bonuses.actions.details')}
        </ModalLink>
        <Button aria-label={text('profile.bonuses.actions.giveUpLabel', { name: bonus.name })} onClick={onGiveUp} variant="ghost">
          {text('profile.bonuses.actions.giveUp')}
        </Button>
      </div>
      <ProgressSpoken bonus={bonus} />
    </Card>
  );
}
