import { readPageMessage, type StartOptions } from './page-messages.ts';

export interface PagePort {
  /** For guests the page opens its sign-in; for a player whose token is over it starts the client anew. */
  askSignIn(): void;
  tellRoute(location: string): void;
  /** The origin of the page around us. */
  origin(): string;
  /** Hears that bets of the player have changed; answers what ends it. */
  onBetsChanged(listener: () => void): () => void;
}

/** Asks the page around us for options, and hears it alone. Only pages of the site may frame us, so its origin is one of theirs. */
export function openPagePort(onStart: (options: StartOptions) => void, onRoute: (route: string) => void): PagePort {
  let origin = window.location.origin;
  const betListeners = new Set<() => void>();
  const send = (message: object) => window.parent.postMessage(JSON.stringify(message), origin);
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.source === window) return;
    const message = readPageMessage(event.data);
    if (!message) return;
    origin = event.origin;
    if (message.type === 'start') onStart(message.options);
    else if (message.type === 'routeChange') onRoute(message.route);
    else for (const listener of betListeners) listener();
  });
  // Whoever frames us may know that we are ready: nothing else is said before it has spoken.
  window.parent.postMessage('{"type":"ready"}', '*');
  return {
    askSignIn: () => send({ type: 'click', target: 'loginButton' }),
    tellRoute: (location) => send({ type: 'route', location }),
    origin: () => origin,
    onBetsChanged(listener) {
      betListeners.add(listener);
      return () => void betListeners.delete(listener);
    },
  };
}
