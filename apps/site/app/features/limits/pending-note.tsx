import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import type { OwnLimit } from './limit-groups.ts';
import styles from './limits.module.css';

/** What the player has asked for and not confirmed yet; nothing where nothing waits. */
export function PendingNote({ own: { limit, pending } }: { own: OwnLimit }) {
  const text = useContent('profile');
  const moment = useDateFormat('moment');
  const money = useMoney()(limit.currency ?? '');
  // Of one that waits its own end is when it takes effect. (wire 5.1)
  const effectiveAt = limit.effectiveAt ?? pending?.expiredAt ?? null;
  if (effectiveAt === null) return null;
  const date = moment(effectiveAt);
  const sum = pending && money.format(pending.amount ?? 0);
  if (limit.isAwaitingConfirmation) {
    return (
      <p className={styles.note}>
        {sum === undefined ? text('profile.limits.own.awaitingEnd') : text('profile.limits.own.awaiting', { sum })}
      </p>
    );
  }
  return (
    <p className={styles.note}>
      {sum === undefined ? text('profile.limits.own.ending', { date }) : text('profile.limits.own.pending', { sum, date })}
    </p>
  );
}
