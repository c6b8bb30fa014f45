import type { LiveView } from '../wire-live.ts';

export interface LiveFeed {
  /** The server's time by this page's steady clock; as exact as the quickest message so far allows. */
  now(): number;
}

export interface LiveFeedListener {
  see(view: LiveView): void;
  /** The feed was lost, or is back: the next view is the server's present state. */
  lose(isLost: boolean): void;
}

const reopenMs = 2000;

/** Follows a game's shared rounds. It reconnects by itself, and each message carries the full state. */
export function followLive(game: string, { see, lose }: LiveFeedListener): LiveFeed {
  let ahead = -Infinity;
  let isFresh = true;
  const open = (): void => {
    const source = new EventSource(`../api/live/${game}`);
    source.addEventListener('open', () => {
      isFresh = true;
      lose(false);
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const view = JSON.parse(data) as LiveView;
      // Delay only ever makes the server's clock look slow, so the estimate furthest ahead is the most exact.
      const measured = view.now - performance.now();
      ahead = isFresh ? measured : Math.max(ahead, measured);
      isFresh = false;
      see(view);
    });
    source.addEventListener('error', () => {
      lose(true);
      if (source.readyState === EventSource.CLOSED) setTimeout(open, reopenMs);
    });
  };
  open();
  return { now: () => performance.now() + ahead };
}
