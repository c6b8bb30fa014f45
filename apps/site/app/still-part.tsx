import { Suspense, use, useEffect, type ComponentType, type HTMLAttributes } from 'react';
import { onIdle } from './browser/on-idle.ts';
import { useIsServerDrawn } from './browser/use-is-server-drawn.ts';
import { preloadable } from './lazy-part.ts';
import { ServerOnlyContext } from './server-only.ts';

interface StillProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  as: 'div' | 'footer' | 'section';
}

/**
 * A part of the page that has only text and links. In the browser the server's markup is left as it is, so that the part's code stays out
 * of the first load and nothing is hydrated. Where the browser renders the page itself, the code has been loaded in an idle moment before.
 * Whoever renders the element imports its stylesheet.
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
