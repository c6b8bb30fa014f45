import { buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';

/** Asks whether the player gives a pending deposit up. */
export function DeclineLink({ invoiceId }: { invoiceId: string }) {
  const text = useContent('modals');
  return (
    <ModalLink modal="decline-deposit" onTop value={invoiceId} {...buttonLook({ size: 'sm', variant: 'ghost' })}>
      {text('modals.payment.cancel')}
    </ModalLink>
  );
}
