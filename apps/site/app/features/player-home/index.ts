// Apart from `lobby`, which every visitor loads: this is a player's alone.
export { askLastGameAhead } from './ask-last-game-ahead.ts';
export { PlayerHome } from './player-home.tsx';
