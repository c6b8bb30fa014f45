import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { lastGamePlaceId } from '#app/features/last-game/index.ts';
import { PlayerHome } from '#app/features/player-home/index.ts';

/** Fills the player's place on the home page (`routes/home.tsx`), which everybody loads and which therefore holds nothing of it. */
export function PlayerHomePortal({ place }: { place: Element }) {
  // It stays hidden for the next player of this page, since it shows the game of the first.
  useLayoutEffect(() => document.getElementById(lastGamePlaceId)?.setAttribute('hidden', ''));
  return createPortal(<PlayerHome />, place);
}
