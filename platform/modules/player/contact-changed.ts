import type { Kernel, Transaction } from '#kernel';
import type { PlayerRow } from './player.sql.ts';

/** The payload of `player.contact.changed`. */
export interface ContactChanged {
  contact: 'email' | 'phone';
  /** A phone that was the player's own until now, which is told. */
  formerPhone: string | null;
  /** An address that is the player's no longer, which is told as well. */
  formerEmail?: string;
  /** Our staff has put another address in its place; else a reset of the password has dropped it. */
  isCorrected?: boolean;
}

/** Emits `player.contact.changed`, by which the player's contacts as they were learn of the change. */
export function emitContactChanged(
  tx: Transaction,
  { events }: Pick<Kernel, 'events'>,
  before: PlayerRow,
  contact: ContactChanged['contact'],
  { isCorrected = false } = {},
): void {
  const payload: ContactChanged = {
    contact,
    formerPhone: before.phoneConfirmedAt && before.phone,
    ...(contact === 'email' && before.email !== null && { formerEmail: before.email, ...(isCorrected && { isCorrected }) }),
  };
  events.emit(tx, { topic: 'player.contact.changed', playerId: before.id, payload });
}
