import { roundById, viewWinner } from '#modules/game';
import type { Kernel, Module } from '#kernel';
import { platformKind, unknownCountry, winnersChannelPrefix } from '@verdigale/contract';
import { gameWalletRoutes } from './routes.ts';

/** A won round is published on the public winners feeds of the player's country, for the devices that the game runs on. */
function announceWinners({ events }: Kernel): void {
  events.on<{ roundId: string }>('game.round.won', async (tx, { payload }) => {
    const round = await tx.one(roundById(payload.roundId));
    const devices = Object.entries(platformKind).flatMap(([device, kind]) => (round.platforms.includes(kind) ? [device] : []));
    const country = round.country ?? unknownCountry;
    const channels = devices.map((device) => `${winnersChannelPrefix}${device}:${country}`);
    events.emit(tx, { topic: 'game.winner', payload: { channels, winner: viewWinner(round) } });
  });
}

export const gameWalletFlow: Module = { name: 'game-wallet', partnerRoutes: gameWalletRoutes, setup: announceWinners };
