import type { PlayerBonus } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Badge } from '@verdigale/ui/badge';
import { Card } from '@verdigale/ui/card';
import { cardEnd } from '#app/bonuses/player-bonus.ts';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/money/use-money.ts';
import { Facts, type Fact } from '#app/widgets/facts.tsx';
import styles from './bonuses.module.css';
import { EndTime } from './end-time.tsx';
import { WhichGames } from './which-games.tsx';
import { OwnActions } from './own-actions.tsx';
import { useStakeFacts, useTimes } from './terms-facts.ts';
import type { useBonusSteps } from './use-bonus-steps.ts';
import { useProgress } from './use-progress.ts';

/** A bonus that waits to be started, with everything that holds once it is. */
export function IssuedBonus({ bonus, steps }: { bonus: PlayerBonus; steps: ReturnType<typeof useBonusSteps> }) {
  const text = useContent('profile');
  const money = useMoney()(bonus.currency);
  const { total } = useProgress(bonus);
  const times = useTimes();
  const stakeFacts = useStakeFacts(bonus);
  const end = cardEnd(bonus);
  const facts: Fact[] = [
    [
      text('profile.bonuses.facts.toStake'),
      <span className={styles.end} key="wager">
        <span>{total}</span>
        <span className={styles.quiet}>{times(bonus.wagerCasino + bonus.wagerSportsbook, bonus.terms?.wagerBase ?? 'bonus')}</span>
      </span>,
    ],
    ...stakeFacts,
    ...(end === null ? [] : [[text('profile.bonuses.facts.startBy'), <EndTime end={end} key="end" />] as const]),
  ];
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{bonus.name}</bdi>
        </h3>
        <Badge>{text.dynamic('profile.bonuses.types', String(bonus.bonusType)) ?? ''}</Badge>
      </div>
      <Amount size="lg">{money.format(bonus.amount)}</Amount>
      <Facts facts={facts} look="rows" />
      {bonus.terms && <WhichGames code={bonus.currency} terms={bonus.terms} />}
      <OwnActions own={bonus} steps={steps} />
    </Card>
  );
}
