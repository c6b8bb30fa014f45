import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** What no boundary catches ends the page: it is logged, and thrown on for whoever watches the window. (A 4) */
function onUncaughtError(error: unknown): void {
  // oxlint-disable-next-line no-console -- The browser's log is the one that there is.
  console.error('The page could not go on', error);
  reportError(error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onUncaughtError },
  );
});
