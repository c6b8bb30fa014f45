import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.ts';

const Gallery = lazyPart(async () => (await import('@verdigale/ui/gallery')).Gallery);

/** Every part of the kit in every state; in development only. */
export default function Kit() {
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  );
}
