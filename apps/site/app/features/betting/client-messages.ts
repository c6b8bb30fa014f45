/** What the client's frame asks of the page; anything else that it may say is null. (wire 11.5) */
export type ClientMessage = { type: 'login' } | { type: 'route'; location: string };

/** Messages are JSON as text. A location is a path of the client's own. */
export function readClientMessage(data: unknown): ClientMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message = JSON.parse(data) as { type?: unknown; target?: unknown; location?: unknown } | null;
    if (message?.type === 'click' && message.target === 'loginButton') return { type: 'login' };
    const { type, location } = message ?? {};
    return type === 'route' && typeof location === 'string' && /^\/(?!\/)/.test(location) ? { type, location } : null;
  } catch {
    return null;
  }
}

/** The message that bets of the player have changed. */
export const betsChanged = JSON.stringify({ type: 'betsChanged' });

/** The message that sends the client to a route. */
export function routeChange(route: string): string {
  return JSON.stringify({ type: 'routeChange', route });
}
