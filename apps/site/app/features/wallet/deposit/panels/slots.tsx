import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import type { AddressDeposit as Address } from '../address-deposit.tsx';
import type { PaymentPanel as Panel } from './payment-panel.tsx';

const AddressDeposit = lazyPart(async () => (await import('../address-deposit.tsx')).AddressDeposit);
const PaymentPanel = lazyPart(async () => (await import('./payment-panel.tsx')).PaymentPanel);
const PendingDeposit = lazyPart(async () => (await import('../pending-deposit.tsx')).PendingDeposit);
const loading = <Skeleton blockSize="24rem" inlineSize="100%" shape="box" />;

/** The panels after the form are loaded when they are needed. */
export function PaymentPanelSlot(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense fallback={loading}>
      <PaymentPanel {...props} />
    </Suspense>
  );
}

export function AddressDepositSlot(props: ComponentProps<typeof Address>) {
  return (
    <Suspense fallback={loading}>
      <AddressDeposit {...props} />
    </Suspense>
  );
}

/** In the header, which does not wait for it. */
export function PendingDepositSlot() {
  return (
    <Suspense>
      <PendingDeposit />
    </Suspense>
  );
}
