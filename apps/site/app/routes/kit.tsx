import { lazy, Suspense } from 'react';

const Gallery = lazy(async () => ({ default: (await import('@verdigale/ui/gallery')).Gallery }));

/** Every part of the kit in every state; in development only. */
export default function Kit() {
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  );
}
