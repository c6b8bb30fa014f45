import type { Limit } from '@verdigale/contract';
import { buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useLengthLeft } from '#app/widgets/use-length-left.ts';
import styles from '../limits.module.css';

/** The break that runs: until when, and what stays possible. It can only be made longer. (wire 5.3) */
export function BreakCard({ pause }: { pause: Limit }) {
  const text = useContent('profile');
  const moment = useDateFormat('moment');
  const time = useLengthLeft(pause.expiredAt);
  return (
    <Card as="section" className={styles.break} look="certificate">
      <h2 className={styles.breakTitle}>
        {text('profile.limits.own.coolingOff', { date: pause.expiredAt === null ? '' : moment(pause.expiredAt) })}
      </h2>
      {time && <p className={styles.left}>{text('profile.limits.onBreak.left', { time })}</p>}
      <p className={styles.note}>{text('profile.limits.onBreak.text')}</p>
      <ModalLink modal="self-exclusion-limit" value="break" {...buttonLook({ className: styles.start })}>
        {text('profile.limits.onBreak.longer')}
      </ModalLink>
    </Card>
  );
}
