import { mount, type Module } from '#kernel';
import { acknowledgeCheck, setPlayTime } from '#modules/play-time';
import { viewPlayTime } from './view-play-time.ts';

const limit = { max: 30, timeWindow: '1 minute' } as const;

/** How long a player has played, what it came to, and what the player sets for it. (LIM-05) */
export const playTimeFlow: Module = {
  name: 'play-time',
  routes(app, kernel) {
    const { db } = kernel;
    mount(app, 'player.playTime.get', ({ principal }) => viewPlayTime(db, kernel, principal.playerId));
    mount(
      app,
      'player.playTime.change',
      ({ principal: { playerId }, body }) =>
        db.transaction(async (tx) => {
          await setPlayTime(tx, kernel, playerId, body);
          return viewPlayTime(tx, kernel, playerId);
        }),
      { limit },
    );
    mount(
      app,
      'player.playTime.acknowledge',
      ({ principal: { playerId } }) =>
        db.transaction(async (tx) => {
          await acknowledgeCheck(tx, kernel, playerId);
          return viewPlayTime(tx, kernel, playerId);
        }),
      { limit },
    );
  },
};
