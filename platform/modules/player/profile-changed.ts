import type { Kernel, Transaction } from '#kernel';

/** The payload of `player.profile.changed`: a field was filled in or changed, or a contact was confirmed. */
export interface ProfileChanged {
  at: string;
}

/** Emits `player.profile.changed` with the transaction's other writes. */
export function emitProfileChanged(tx: Transaction, { events, clock }: Pick<Kernel, 'events' | 'clock'>, playerId: string): void {
  const payload: ProfileChanged = { at: clock.now().toISOString() };
  events.emit(tx, { topic: 'player.profile.changed', playerId, payload });
}
