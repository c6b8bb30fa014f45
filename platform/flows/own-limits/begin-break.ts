import { limitDefinition, type Limit } from '@verdigale/contract';
import type { PlatformConfig } from '#config';
import type { Kernel, Transaction } from '#kernel';
import { endBonusesOf } from '#modules/bonus';
import { startCoolingOff, viewBreak } from '#modules/limit';
import { excludePlayer } from '#modules/player';
import { endQuestsOf, freezeEntriesOf } from '#modules/retention';
import { lockAccounts } from '#modules/wallet';

/**
 * Begins a break, or a self-exclusion, at once, and ends every bonus and quest in the same transaction; no deposit and no bet passes once it is committed. Throws
 * invalid on `period`. (X8)
 */
export async function beginBreak(
  tx: Transaction,
  hands: Pick<Kernel, 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses'> },
  playerId: string,
  { definition, period }: { definition: number; period: string },
): Promise<Limit> {
  await lockAccounts(tx, playerId);
  const begin = definition === limitDefinition.selfExclusion ? excludePlayer : startCoolingOff;
  const begun = await begin(tx, hands, playerId, period);
  await endBonusesOf(tx, hands, playerId);
  if (definition === limitDefinition.selfExclusion) await freezeEntriesOf(tx, hands, playerId);
  await endQuestsOf(tx, hands, playerId);
  return viewBreak(definition, begun);
}
