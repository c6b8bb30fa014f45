export { fillLastGame } from './fill-last-game.ts';
export { LastGameAhead } from './last-game-ahead.tsx';
export { LastGameCard } from './last-game-card.tsx';
export { lastGamePlaceId } from './place.ts';
