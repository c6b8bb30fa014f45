import { Button } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { CircleSlash, TimerOff } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';

interface PaymentOverProps {
  kind: 'expired' | 'cancelled';
  onAgain: () => void;
}

/** The time to pay is over, or the player gave the deposit up; money that was sent in time is not lost. */
export function PaymentOver({ kind, onAgain }: PaymentOverProps) {
  const text = useContent('modals');
  const isExpired = kind === 'expired';
  return (
    <div role="status">
      <EmptyState
        action={<Button onClick={onAgain}>{text('modals.payment.again')}</Button>}
        icon={isExpired ? TimerOff : CircleSlash}
        text={text(isExpired ? 'modals.payment.expired.text' : 'modals.payment.cancelled.text')}
        title={text(isExpired ? 'modals.payment.expired.title' : 'modals.payment.cancelled.title')}
      />
    </div>
  );
}
