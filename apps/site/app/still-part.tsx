import { Suspense, use, useEffect, type ComponentType, type HTMLAttributes } from 'react';
import { onIdle } from './browser/on-idle.ts';
import { useIsServerDrawn } from './browser/use-is-server-drawn.ts';
import { preloadable } from './lazy-part.ts';
import { ServerOnlyContext } from './server-only.ts';

interface StillProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  as: 'div' | 'footer' | 'section';
}

/**
 * A part of the page that only says something and links to pages. What the server has drawn of it the browser leaves as it is, so that its
 * code is no part of the first load and nothing of it is hydrated; where the browser draws the page itself, the code is there since an idle
 * moment before. Its styles are linked by whoever imports the sheet: the one that has the element.
 */
export function stillPart(load: () => Promise<ComponentType>): ComponentType<StillProps> {
  const { Part, preload } = preloadable(load);
  return function Still({ as: Element, ...rest }) {
    const isServer = use(ServerOnlyContext) !== null;
    const isKept = useIsServerDrawn() && !isServer;
    // A failed load is tried again when the part is drawn.
    useEffect(() => onIdle(() => void preload().catch(() => undefined)), []);
    // React keeps the markup that it finds: the empty string is never written.
    // oxlint-disable-next-line react/no-danger
    if (isKept) return <Element {...rest} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
    return (
      <Element {...rest}>
        <Suspense>
          <Part />
        </Suspense>
      </Element>
    );
  };
}
