export { assessActive, assessPlayers } from './assess-players.ts';
