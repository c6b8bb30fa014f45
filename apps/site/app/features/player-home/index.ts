// Apart from `lobby`, which every visitor loads: this is a player's alone.
export { PlayerHome } from './player-home.tsx';
