import { Button } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { CircleSlash, TimerOff, Undo2 } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import type { EndedKind } from './payment-state.ts';

const icons = { expired: TimerOff, cancelled: CircleSlash, returned: Undo2 };

interface PaymentOverProps {
  kind: EndedKind;
  onAgain: () => void;
}

/** The time to pay is over, the player gave the deposit up, or it goes back; money that was sent is not lost. */
export function PaymentOver({ kind, onAgain }: PaymentOverProps) {
  const text = useContent('modals');
  return (
    <div role="status">
      <EmptyState
        action={<Button onClick={onAgain}>{text('modals.payment.again')}</Button>}
        icon={icons[kind]}
        text={text(`modals.payment.${kind}.text`)}
        title={text(`modals.payment.${kind}.title`)}
      />
    </div>
  );
}
