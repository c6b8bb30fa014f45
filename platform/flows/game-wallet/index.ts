import { getRound, viewWinner } from '#modules/game';
import type { Kernel, Module } from '#kernel';
import { winnersChannelPrefix } from '@verdigale/contract';
import { gameWalletRoutes } from './routes.ts';

/** A won round is told to the public winners feeds of the player's country, on both kinds of device. */
function announceWinners({ events }: Kernel): void {
  events.on<{ roundId: string }>('game.round.won', async (tx, { payload }) => {
    const round = await getRound(tx, payload.roundId);
    if (!round.country) return;
    const channels = ['mobile', 'desktop'].map((platform) => `${winnersChannelPrefix}${platform}:${round.country}`);
    events.emit(tx, { topic: 'game.winner', payload: { channels, winner: viewWinner(round) } });
  });
}

export const gameWalletFlow: Module = { name: 'game-wallet', partnerRoutes: gameWalletRoutes, setup: announceWinners };
