import { createPortal } from 'react-dom';
import { PlayerHome } from '#app/features/player-home/index.ts';

export { askLastGameAhead } from '#app/features/player-home/index.ts';

/** Fills the player's place on the home page (`routes/home.tsx`), which everybody loads and which therefore holds nothing of it. */
export function PlayerHomePortal({ place }: { place: Element }) {
  return createPortal(<PlayerHome />, place);
}
