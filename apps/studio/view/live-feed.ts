import type { LiveView } from '../wire-live.ts';
import type { TableParts } from './game-view.ts';

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

/** For `lose`: says it over the game and to those who hear the page, which would go on by its own clock as if nothing had happened. */
export function tellOfLoss({ shell, say }: Pick<TableParts, 'shell' | 'say'>): LiveFeedListener['lose'] {
  const { root, note, status } = shell;
  const words = say('error.offline.title');
  return (isLost) => {
    root.classList.toggle('is-lost', isLost);
    if (isLost) {
      note.textContent = words;
      note.hidden = false;
      status.textContent = words;
    } else if (note.textContent === words) note.hidden = true;
  };
}

/** Follows a game's shared rounds. It reconnects by itself, and each message carries the full state. */
export function followLive(game: string, { see, lose }: LiveFeedListener): LiveFeed {
  let ahead = -Infinity;
  let isFresh = true;
  let wasLost = false;
  // Each try to reconnect that fails is an error of its own.
  const tell = (isLost: boolean): void => {
    if (isLost !== wasLost) lose(isLost);
    wasLost = isLost;
  };
  const open = (): void => {
    const source = new EventSource(`../api/live/${game}`);
    source.addEventListener('open', () => {
      isFresh = true;
      tell(false);
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
      tell(true);
      if (source.readyState === EventSource.CLOSED) setTimeout(open, reopenMs);
    });
  };
  open();
  return { now: () => performance.now() + ahead };
}
