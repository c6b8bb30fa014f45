import { validate } from 'uuid';
import type { SecondFactor } from '@verdigale/contract';
import { AppError, type Kernel, type Principal, type Transaction } from '#kernel';
import { lockPlayer } from '../player.sql.ts';
import { requireProof } from '../session/proof.ts';
import { emitFactorChanged, type FactorChanged } from './factor-changed.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { deleteApp, deletePasskey, deletePasskeys, deleteRecoveryCodes } from './second-factor.sql.ts';
import { viewFactor } from './view-factor.ts';
import { waysOf } from './ways.ts';

/** Forgets every factor of a player, who is told; false when there was none. */
export async function dropFactors(
  tx: Transaction,
  hands: Pick<Kernel, 'events'>,
  playerId: string,
  by: FactorChanged['by'],
): Promise<boolean> {
  await tx.one(lockPlayer(playerId));
  if ((await waysOf(tx, playerId)).length === 0) return false;
  tx.write(deleteApp(playerId));
  tx.write(deletePasskeys(playerId));
  tx.write(deleteRecoveryCodes(playerId));
  emitFactorChanged(tx, hands, playerId, 'off', by);
  return true;
}

/** Switches the second step off. Throws passwordNeeded and its like. */
export async function switchOff(kernel: Kernel, principal: Principal): Promise<SecondFactor> {
  const { playerId } = principal;
  await kernel.db.transaction(async (tx) => {
    await requireProof(tx, kernel, principal);
    await dropFactors(tx, kernel, playerId, 'player');
  });
  return viewFactor(kernel.db, playerId);
}

/** Forgets one passkey; without any other factor that switches the second step off. Throws notFound, passwordNeeded and its like. */
export async function removePasskey(kernel: Kernel, principal: Principal, id: string): Promise<SecondFactor> {
  const { playerId } = principal;
  await kernel.db.transaction(async (tx) => {
    await tx.one(lockPlayer(playerId));
    await requireProof(tx, kernel, principal);
    if (!validate(id) || !(await tx.maybe(deletePasskey(playerId, id)))) throw new AppError('notFound', 'no such passkey');
    const isOff = (await waysOf(tx, playerId)).length === 0;
    if (isOff) tx.write(deleteRecoveryCodes(playerId));
    emitFactorChanged(tx, kernel, playerId, isOff ? 'off' : 'changed');
  });
  return viewFactor(kernel.db, playerId);
}

/** Ten new recovery codes. Throws notFound while the second step is off, passwordNeeded and its like. */
export function renewCodes(kernel: Kernel, principal: Principal): Promise<string[]> {
  const { playerId } = principal;
  return kernel.db.transaction(async (tx) => {
    await tx.one(lockPlayer(playerId));
    await requireProof(tx, kernel, principal);
    if ((await waysOf(tx, playerId)).length === 0) throw new AppError('notFound', 'the second step is off');
    emitFactorChanged(tx, kernel, playerId, 'changed');
    return renewRecoveryCodes(tx, kernel, playerId);
  });
}
