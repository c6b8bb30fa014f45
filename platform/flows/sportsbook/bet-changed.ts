import type { Kernel, Transaction } from '#kernel';

/** Publishes the bet as the list of bets has it at the moment of publishing. */
export function emitBet(
  tx: Transaction,
  { events }: Pick<Kernel, 'events'>,
  bet: { id: string; playerId: string },
  { isNew }: { isNew: boolean },
): void {
  const topic = isNew ? 'game.bet.created' : 'game.bet.updated';
  events.emit(tx, { topic, playerId: bet.playerId, payload: { betId: bet.id } });
}
