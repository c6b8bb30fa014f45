import { useEffect, useEffectEvent } from 'react';
import { createStoredText } from '#app/browser/stored-text.ts';
import { session } from '#app/session/index.ts';

/** The real game that a player has left, to find the way back. */
export interface ReturnGame {
  identity: string;
  name: string;
}

const kept = createStoredText('returnGame', 'session');
const disabled = 'disabled';

/** Keeps the game for this tab, unless the player wants none kept. (SHELL-13) */
export function keepReturnGame({ identity, name }: ReturnGame): void {
  if (kept.read() !== disabled) kept.write(JSON.stringify({ identity, name }));
}

/** The player is back in a game, or is gone. */
export function deleteReturnGame(): void {
  if (kept.read() !== disabled) kept.write(null);
}

/** Closing the bar: no game is kept any more in this tab. */
export function disableReturnGame(): void {
  kept.write(disabled);
}

export function useReturnGame(): ReturnGame | null {
  return parseReturnGame(kept.useCurrent());
}

/** Keeps a real game when its page is left while it runs, by a player who is still signed in; on its page it is nothing to return to. */
export function useReturnGameOf(game: ReturnGame, isReal: boolean): void {
  const leave = useEffectEvent(() => {
    if (session.current().status === 'player') keepReturnGame(game);
  });
  useEffect(deleteReturnGame, []);
  useEffect(() => {
    if (!isReal) return undefined;
    return () => leave();
  }, [isReal]);
}

/** Null for anything that is no game: session storage belongs to every script of the origin. */
export function parseReturnGame(raw: string | null): ReturnGame | null {
  if (raw === null || raw === disabled) return null;
  try {
    const { identity, name } = JSON.parse(raw) as Partial<ReturnGame>;
    return typeof identity === 'string' && typeof name === 'string' ? { identity, name } : null;
  } catch {
    return null;
  }
}
