import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import './browser/trusted-types.ts';
import { loadStartTexts } from './content/start-texts.ts';
import { tokenStore } from './session/token-cookie.ts';

/** What no boundary catches ends the page: it is logged, and thrown on for whoever watches the window. (A 4) */
function onUncaughtError(error: unknown): void {
  // oxlint-disable-next-line no-console -- The browser's log is the one that there is.
  console.error('The page could not go on', error);
  reportError(error);
}

async function start(): Promise<void> {
  await loadStartTexts();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onUncaughtError },
    );
  });
}

// Whoever needs them asks for them again when this fails.
if (tokenStore.read() !== null) {
  import('./shell/player-data.ts').then(({ askAhead }) => askAhead()).catch(() => undefined);
  import('./shell/player-around.ts').catch(() => undefined);
}
// Not awaited: every chunk that shares this one's code would wait for it.
void start();
