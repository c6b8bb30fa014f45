import { bonusCodeStatus, bonusTrigger, type BonusCode } from '@verdigale/contract';
import type { PlatformConfig } from '#config';
import type { Kernel, Queryable } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { requireBaseCurrency } from '#modules/settings';
import { judgeOffer } from '../award/judge-offer.ts';
import { readOfferedPlayer } from '../award/player-facts.ts';
import { sumsIn } from '../award/sums.ts';
import { runningCampaigns } from '../campaign/campaign.sql.ts';
import type { Asker } from '../offer/list-offers.ts';
import { codesOf, deleteWaitingCode, waitingCodeOf, type PlayerCodeRow } from './code.sql.ts';
import { emitCode } from './redeem-code.ts';
import { viewCode } from './view-code.ts';

const { waiting, notAvailable } = bonusCodeStatus;

type Settings = Pick<PlatformConfig, 'bonuses'>;

/**
 * The player's codes that were right; with a trigger those of it: 3 has the one that waits for a deposit, or none. One whose offer no deposit can have
 * any more is not available: nobody is told that it goes with the next. (BON-06)
 */
export async function listCodes(db: Queryable, settings: Settings, asker: Asker, trigger: number | undefined): Promise<BonusCode[]> {
  const rows = await db.all(codesOf(asker.playerId));
  const open = rows.find(({ status }) => status === waiting);
  const isLost = open !== undefined && !(await isObtainable(db, settings, asker, open));
  const codes = rows.map((row) => viewCode(row === open && isLost ? { ...row, status: notAvailable } : row));
  if (trigger === bonusTrigger.deposit) return codes.filter((code) => code.trigger === trigger && code.status === waiting);
  return codes.filter((code) => trigger === undefined || code.trigger === trigger);
}

async function isObtainable(
  db: Queryable,
  settings: Settings,
  { playerId, nextDeposit, now }: Asker,
  { campaignId }: PlayerCodeRow,
): Promise<boolean> {
  const campaign = (await db.all(runningCampaigns())).find((running) => running.campaignId === campaignId);
  if (!campaign) return false;
  const player = await readOfferedPlayer(db, settings, playerId, now);
  const sums = await sumsIn(db, (await requireBaseCurrency(db)).code);
  const deposit = { number: nextDeposit, sum: null, method: null };
  return judgeOffer(campaign.offer, player.factsFor(campaign), { deposit, sums }) === null;
}

/** Forgets a code that waits; one that is unknown, was applied or is another player's stays. */
export async function removeCode(kernel: Kernel, playerId: string, id: string): Promise<void> {
  await kernel.db.transaction(async (tx) => {
    await lockAccounts(tx, playerId);
    const row = await tx.maybe(waitingCodeOf(playerId));
    if (row?.id !== id) return;
    await tx.run(deleteWaitingCode(playerId, id));
    // The wire has no status for a code that was forgotten. Published as it was, it raises no alert, and makes the player's other tabs fetch the list
    // again.
    emitCode(tx, kernel, viewCode(row));
  });
}
