export { GamePage } from './game-page.tsx';
export { deleteReturnGame, disableReturnGame, useReturnGame } from './return-game.ts';
export { MobileGame } from './mobile-game.tsx';
export { refusalOf } from './refusal.ts';
export { useBetEvents } from './use-bet-events.ts';
export { useLaunch } from './use-launch.ts';
