import { useQuery } from '@tanstack/react-query';
import { Button } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { loyaltyAccountQuery } from '#app/queries/loyalty.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { LevelMedal } from './level-medal.tsx';
import { LoyaltyProgress } from './loyalty-progress.tsx';
import styles from './loyalty.module.css';
import { useLevelName } from './use-level-name.ts';
import { usePoints } from './use-points.ts';

/** Where the player stands: level, points, the way to the next one. (LOY-01) */
export function OwnLevel() {
  const text = useContent('globalComponents');
  const write = usePoints();
  const nameOf = useLevelName();
  const { open } = useModals();
  const { data: account, isError, refetch } = useQuery(loyaltyAccountQuery);
  // What is known stays of use when a later question failed.
  if (isError && !account) return <LoadFailed onRetry={refetch} title={text('globalComponents.loyalty.failed')} />;
  if (!account) return <Skeleton blockSize="13.875rem" shape="box" />;
  return (
    <Card className={styles.own} look="certificate">
      <LevelMedal order={account.currentLevel.order} />
      <div className={styles.standing}>
        <h2>{text('globalComponents.loyalty.level', { level: nameOf(account.currentLevel) })}</h2>
        <p className={styles.points}>{text('globalComponents.loyalty.points', { points: write(account.points) })}</p>
        <LoyaltyProgress account={account} />
        <Button onClick={() => open('loyalty-earn')} size="sm">
          {text('globalComponents.loyalty.howToEarn')}
        </Button>
      </div>
    </Card>
  );
}
