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
  await endWhatRuns(tx, hands, playerId, { isForLong: isExclusion, product: isExclusion ? null : 'casino' });
  return viewBreak(definition, begun);
}

/**
 * Ends every quest, every bonus of one product or of all, and, where it is for long, the player's part in tournaments. The caller holds the player's
 * lock. A short break leaves bets as they are, and the bonus that they were staked with. (X8)
 */
export async function endWhatRuns(
  tx: Transaction,
  hands: Hands,
  playerId: string,
  { isForLong, product = null }: { isForLong: boolean; product?: 'casino' | null },
): Promise<void> {
  await endBonusesOf(tx, hands, playerId, product);
  if (isForLong) await freezeEntriesOf(tx, hands, playerId);
  await endQuestsOf(tx, hands, playerId);
}

/** Quests and tournaments are of the casino: they end with it. A bonus ends with its product; with sport only where bets become void too. */
async function beginProductBreak(
  tx: Transaction,
  hands: Hands,
  playerId: string,
  wish: { definition: number; period: string; product: string },
): Promise<Limit> {
  const begun = await startProductBreak(tx, hands, playerId, wish);
  const isForLong = begun.definition === limitDefinition.selfExclusion;
  if (begun.product === 'casino') await endWhatRuns(tx, hands, playerId, { isForLong, product: 'casino' });
  else if (isForLong) await endBonusesOf(tx, hands, playerId, 'sportsbook');
  const fact: Excluded = { at: hands.clock.now().toISOString(), product: begun.product };
  if (isForLong) hands.events.emit(tx, { topic: excludedTopic, playerId, payload: fact });
  return viewBreak(begun.definition, begun);
}
