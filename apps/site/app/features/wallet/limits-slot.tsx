import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.ts';

const LimitsPanel = lazyPart(async () => (await import('#app/features/limits/index.ts')).LimitsPanel);

/** Few ever see it. */
export function LimitsSlot({ currency }: { currency: string }) {
  return (
    <Suspense fallback={<Skeleton blockSize="12rem" shape="box" />}>
      <LimitsPanel currency={currency} />
    </Suspense>
  );
}
