import type { CallData } from '@verdigale/contract';
import type { Kernel, Principal, Statement, Transaction } from '#kernel';
import { lockPlayer } from '../player.sql.ts';
import { closeSessionsOf } from '../session/close-session.ts';
import { requireProof } from '../session/proof.ts';
import { emitFactorChanged } from './factor-changed.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { viewFactor } from './view-factor.ts';
import { waysOf } from './ways.ts';

/**
 * Stores a factor of a player. The first one switches the second step on: whoever signed in without it elsewhere is signed out, and the
 * recovery codes are made. Throws passwordNeeded and its like, and what `before` throws.
 */
export function addFactor(
  kernel: Kernel,
  principal: Principal,
  { factor, before }: { factor: Statement; before?: (tx: Transaction) => Promise<void> },
): Promise<CallData<'secondFactor.app.confirm'>> {
  const { playerId, sessionId } = principal;
  return kernel.db.transaction(async (tx) => {
    await tx.one(lockPlayer(playerId));
    await requireProof(tx, kernel, principal);
    const isFirst = (await waysOf(tx, playerId)).length === 0;
    await before?.(tx);
    await tx.run(factor);
    const recoveryCodes = isFirst ? await renewRecoveryCodes(tx, kernel, playerId) : [];
    if (isFirst) await closeSessionsOf(tx, kernel, playerId, sessionId);
    emitFactorChanged(tx, kernel, playerId, isFirst ? 'on' : 'changed');
    const secondFactor = await viewFactor(tx, playerId);
    return { secondFactor: isFirst ? { ...secondFactor, recoveryCodesLeft: recoveryCodes.length } : secondFactor, recoveryCodes };
  });
}
