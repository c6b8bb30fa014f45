import { playerBonusStatus, type Account } from '@verdigale/contract';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/money/use-money.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import styles from './bonuses.module.css';
import { isSpins, type Own } from './use-bonus-steps.ts';
import type { OwnBonuses } from './use-own-bonuses.ts';

/** What goes when a bonus or free spins end before their time, in figures, and what stays. */
export function Ending({ own, account }: { own: Own; account: Account }) {
  const text = useContent('profile');
  const money = useMoney()(own.currency);
  const goes = isSpins(own)
    ? [text('profile.bonuses.ending.spins', { count: own.count - own.usedCount })]
    : own.status === playerBonusStatus.active
      ? [
          ...(own.balance === null ? [] : [text('profile.bonuses.ending.money', { sum: money.format(own.balance) })]),
          text('profile.bonuses.ending.progress', { sum: money.format(own.currentWagerAmount) }),
        ]
      : [text('profile.bonuses.ending.bonus', { sum: money.format(own.amount) })];
  return (
    <dl className={styles.ending}>
      <div>
        <dt>{text('profile.bonuses.ending.goes')}</dt>
        {goes.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </div>
      <div>
        <dt>{text('profile.bonuses.ending.stays')}</dt>
        <dd>{text('profile.bonuses.ending.own', { sum: money.format(money.add(account.realBalance, account.lockedBalance)) })}</dd>
      </div>
    </dl>
  );
}

/** In the place of what a modal was opened for: it did not load, is on its way, or no longer there. */
export function Missing({ all: { isError, isPending, refetch } }: { all: Pick<OwnBonuses, 'isError' | 'isPending' | 'refetch'> }) {
  const text = useContent('profile');
  if (isError) return <LoadFailed onRetry={refetch} title={text('profile.bonuses.failed')} />;
  if (isPending) return <Skeleton blockSize="8rem" shape="box" />;
  return <p>{text('profile.bonuses.gone')}</p>;
}
