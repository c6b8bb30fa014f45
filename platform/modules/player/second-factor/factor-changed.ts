import type { Kernel, Transaction } from '#kernel';

/** The payload of `player.secondFactor.changed`, of which the player is told. */
export interface FactorChanged {
  /** `used`: a recovery code was. `guessed`: somebody who has the password gave wrong codes. */
  change: 'on' | 'off' | 'changed' | 'used' | 'guessed';
  by: 'player' | 'operator';
}

export function emitFactorChanged(
  tx: Transaction,
  { events }: Pick<Kernel, 'events'>,
  playerId: string,
  change: FactorChanged['change'],
  by: FactorChanged['by'] = 'player',
): void {
  const payload: FactorChanged = { change, by };
  events.emit(tx, { topic: 'player.secondFactor.changed', playerId, payload });
}
