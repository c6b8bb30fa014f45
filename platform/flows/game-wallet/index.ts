import { productOf, roundById, roundFinishedTopic, viewWinner, type RoundFinished } from '#modules/game';
import type { Kernel, Module } from '#kernel';
import { platformKind, unknownCountry, winnersChannelPrefix } from '@verdigale/contract';
import { gameWalletRoutes } from './routes.ts';

/** A won round of a game is published on the public winners feeds of the player's country, for the devices that the game runs on. */
function announceWinners({ events }: Kernel): void {
  events.on<RoundFinished>(roundFinishedTopic, async (tx, { payload }) => {
    if (!payload.isWon) return;
    const round = await tx.one(roundById(payload.roundId));
    if (productOf(round.gameIdentity) === 'sportsbook') return;
    const devices = Object.entries(platformKind).flatMap(([device, kind]) => (round.platforms.includes(kind) ? [device] : []));
    const country = round.country ?? unknownCountry;
    const channels = devices.map((device) => `${winnersChannelPrefix}${device}:${country}`);
    events.emit(tx, { topic: 'game.winner', payload: { channels, winner: viewWinner(round) } });
  });
}

export { readBetRules, requireAllowedBet, requireOpenPlay } from './bet-rules.ts';
export { splitBet } from './split-bet.ts';
export { playedGame } from './view-balance.ts';
export { lockSessionAccount } from './wallet-call.ts';
export { winHeldTopic } from './hold-win.ts';

export const gameWalletFlow: Module = { name: 'game-wallet', partnerRoutes: gameWalletRoutes, setup: announceWinners };
