import { Button } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/money/use-money.ts';
import type { OwnLimit } from './limit-groups.ts';
import styles from './limits.module.css';
import { PendingNote } from './pending-note.tsx';
import { useLimitChange } from './use-limit-change.ts';

/** What waits, and two buttons of one weight: the limit is kept as easily as it is loosened. (RTS 12D) */
export function PendingChange({ own }: { own: OwnLimit }) {
  const text = useContent('profile');
  const { limit, pending } = own;
  const money = useMoney()(limit.currency ?? '');
  const change = useLimitChange();
  if (limit.effectiveAt === null) return <PendingNote own={own} />;
  const to = pending ? pending.amount : null;
  // An operator's stricter one is not the player's.
  const kept = limit.ownAmount ?? limit.amount ?? 0;
  const isConfirming = change.isPending && change.variables.tell === 'limit.cashLimitConfirmed';
  return (
    <div className={styles.pending}>
      <PendingNote own={own} />
      <div className={styles.pair}>
        <Button
          isLoading={change.isPending && !isConfirming}
          onClick={() => change.mutate({ limit, to: kept, tell: 'limit.cashLimitKept' })}
        >
          {text('profile.limits.own.keep', { sum: money.format(kept) })}
        </Button>
        {limit.isAwaitingConfirmation && (
          <Button isLoading={isConfirming} onClick={() => change.mutate({ limit, to, tell: 'limit.cashLimitConfirmed' })}>
            {to === null ? text('profile.limits.own.confirmEnd') : text('profile.limits.own.confirm', { sum: money.format(to) })}
          </Button>
        )}
      </div>
    </div>
  );
}
