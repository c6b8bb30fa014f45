import { Suspense, use } from 'react';
import { useIsServerDrawn } from '#app/browser/use-is-server-drawn.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { ServerOnlyContext } from '#app/server-only.ts';
import styles from './glyph-sheet.module.css';

const GlyphShapes = lazyPart(async () => (await import('./glyph-shapes.tsx')).GlyphShapes);

/** What the pictograms of a page are taken from (`glyphs.tsx`): the server writes it, and the browser leaves it alone. */
export function GlyphSheet() {
  const isServer = use(ServerOnlyContext) !== null;
  const isKept = useIsServerDrawn() && !isServer;
  // React keeps the markup that it finds: the empty string is never written.
  // oxlint-disable-next-line react/no-danger
  if (isKept) return <svg aria-hidden className={styles.sheet} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return (
    <svg aria-hidden className={styles.sheet}>
      <Suspense>
        <GlyphShapes />
      </Suspense>
    </svg>
  );
}
