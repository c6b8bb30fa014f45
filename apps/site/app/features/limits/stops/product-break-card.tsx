import { Card } from '@verdigale/ui/card';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useLengthLeft } from '#app/widgets/use-length-left.ts';
import type { ProductBreak } from '../limit-groups.ts';
import styles from '../limits.module.css';

interface ProductBreakCardProps {
  pause: ProductBreak;
  /** The other one is shut, too. */
  isShutOut: boolean;
}

/** A break or an exclusion from one product that runs: from which, and until when. */
export function ProductBreakCard({ pause: { product, expiredAt }, isShutOut }: ProductBreakCardProps) {
  const text = useContent('profile');
  const moment = useDateFormat('moment');
  const time = useLengthLeft(expiredAt);
  return (
    <Card as="section" className={styles.break} look="certificate">
      <h2 className={styles.breakTitle}>
        {expiredAt === null
          ? text(`profile.limits.onBreak.${product}.forGood`)
          : text(`profile.limits.onBreak.${product}.until`, { date: moment(expiredAt) })}
      </h2>
      {time && <p className={styles.left}>{text('profile.limits.onBreak.left', { time })}</p>}
      {!isShutOut && <p className={styles.note}>{text('profile.limits.onBreak.rest')}</p>}
    </Card>
  );
}
