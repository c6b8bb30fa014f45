import type { Kernel, Transaction } from '#kernel';
import { getBet } from '#modules/game';

const topic = 'sportsbook.bet.changed';
interface BetChanged {
  betId: string;
  isNew: boolean;
}

export function emitBet(
  tx: Transaction,
  { events }: Pick<Kernel, 'events'>,
  bet: { id: string; playerId: string },
  { isNew }: { isNew: boolean },
): void {
  events.emit(tx, { topic, playerId: bet.playerId, payload: { betId: bet.id, isNew } satisfies BetChanged });
}

/** Players learn of it as the list of bets has it, as it is when it is told. */
export function announceBets({ events }: Pick<Kernel, 'events'>): void {
  events.on<BetChanged>(topic, async (tx, { playerId, payload: { betId, isNew } }) => {
    const bet = await getBet(tx, betId);
    events.emit(tx, { topic: isNew ? 'game.bet.created' : 'game.bet.updated', playerId: playerId!, payload: { bet } });
  });
}
