import type { Kernel, Transaction } from '#kernel';

/** The player is told of it as the list of bets has it when it is told. */
export function emitBet(
  tx: Transaction,
  { events }: Pick<Kernel, 'events'>,
  bet: { id: string; playerId: string },
  { isNew }: { isNew: boolean },
): void {
  const topic = isNew ? 'game.bet.created' : 'game.bet.updated';
  events.emit(tx, { topic, playerId: bet.playerId, payload: { betId: bet.id } });
}
