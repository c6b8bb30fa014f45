import { limitDefinition, type Limit } from '@verdigale/contract';
import type { PlatformConfig } from '#config';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { endBonusesOf } from '#modules/bonus';
import { startCoolingOff, startProductBreak, viewBreak } from '#modules/limit';
import { excludedTopic, excludePlayer, type Excluded } from '#modules/player';
import { endQuestsOf, freezeEntriesOf } from '#modules/retention';
import { lockAccounts } from '#modules/wallet';

type Hands = Pick<Kernel, 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses' | 'protection'> };

/**
 * Begins a break, or a self-exclusion, at once, and ends every bonus and quest in the same transaction; no deposit and no bet passes once it is committed. With
 * a product it is that one alone that is shut, and deposits and sessions go on. Throws invalid on `period`, also for a term that the jurisdiction does not
 * offer. (X8)
 */
export async function beginBreak(
  tx: Transaction,
  hands: Hands,
  playerId: string,
  { definition, period, product }: { definition: number; period: string; product?: string | null },
): Promise<Limit> {
  const isExclusion = definition === limitDefinition.selfExclusion;
  const { breakTerms, exclusionTerms } = hands.config.protection;
  const offered: readonly string[] = isExclusion ? exclusionTerms : breakTerms;
  if (!offered.includes(period)) throw AppError.invalid('period', `must be one of ${offered.join(', ')}`);
  await lockAccounts(tx, playerId);
  if (product) return beginProductBreak(tx, hands, playerId, { definition, period, product });
  const begin = isExclusion ? excludePlayer : startCoolingOff;
  const begun = await begin(tx, hands, playerId, period);
  await endWhatRuns(tx, hands, playerId, { isForLong: isExclusion });
  return viewBreak(definition, begun);
}

/** Ends every bonus and quest, and for long his part in tournaments too. The caller holds the player's lock. (X8) */
export async function endWhatRuns(tx: Transaction, hands: Hands, playerId: string, { isForLong }: { isForLong: boolean }): Promise<void> {
  await endBonusesOf(tx, hands, playerId);
  if (isForLong) await freezeEntriesOf(tx, hands, playerId);
  await endQuestsOf(tx, hands, playerId);
}

/** Bonuses, quests and tournaments are of the casino: they end with it, and not with sport. */
async function beginProductBreak(
  tx: Transaction,
  hands: Hands,
  playerId: string,
  wish: { definition: number; period: string; product: string },
): Promise<Limit> {
  const begun = await startProductBreak(tx, hands, playerId, wish);
  const isForLong = begun.definition === limitDefinition.selfExclusion;
  if (begun.product === 'casino') await endWhatRuns(tx, hands, playerId, { isForLong });
  const fact: Excluded = { at: hands.clock.now().toISOString(), product: begun.product };
  if (isForLong) hands.events.emit(tx, { topic: excludedTopic, playerId, payload: fact });
  return viewBreak(begun.definition, begun);
}
