import { bonusType, playerBonusResult, playerBonusStatus } from '@verdigale/contract';
import { newId, type Kernel } from '#kernel';
import { lockAccount } from '#modules/wallet';
import { sql } from '#testing/sql.ts';
import { activateBonus } from './lifecycle/activate-bonus.ts';
import { freeSpinById, type FreeSpinRow } from './free-spin.sql.ts';
import { confirmIssue } from './free-spins/confirm-issue.ts';
import { grantFreeSpins, type NewFreeSpins } from './free-spins/grant-free-spins.ts';
import { insertPlayerBonus, playerBonusById, type NewPlayerBonus, type PlayerBonusRow } from './player-bonus.sql.ts';
import { termsWith } from './terms/testing.ts';
import type { Terms } from './terms/terms.ts';

export { campaignOf, itemOf, publishTestCampaign, withdrawCampaigns } from './campaign/testing.ts';

/** A claim of a campaign that is there for nothing else. */
async function testClaim({ db }: Kernel, playerId: string): Promise<{ claimId: string; campaignId: string }> {
  const [campaignId, versionId, claimId] = [newId(), newId(), newId()];
  await db.run(
    sql`insert into bonus.campaign (id, code, status, created_at, updated_at) values (${campaignId}, ${campaignId}, 'draft', now(), now())`,
  );
  await db.run(sql`insert into bonus.campaign_version (id, campaign_id, number, offer, digest, created_at)
    values (${versionId}, ${campaignId}, 1, '{}', 'none', now())`);
  await db.run(sql`insert into bonus.claim (id, player_id, campaign_id, version_id, number, source, created_at)
    values (${claimId}, ${playerId}, ${campaignId}, ${versionId}, 1, 'test', now())`);
  return { claimId, campaignId };
}

/** An issued bonus of 20.00 to be staked ten times, on this account, with what a test is about. */
export async function giveTestBonus(
  kernel: Kernel,
  accountId: string,
  { terms = {}, ...some }: Partial<Omit<NewPlayerBonus, 'terms'>> & { terms?: Partial<Terms> } = {},
): Promise<PlayerBonusRow> {
  const { db, clock } = kernel;
  const account = await db.transaction(async (tx) => (await lockAccount(tx, accountId))!);
  const claim = await testClaim(kernel, account.playerId);
  const now = clock.now();
  const id = newId();
  await db.run(
    insertPlayerBonus({
      id,
      playerId: account.playerId,
      accountId,
      currency: account.currency,
      exponent: account.exponent,
      ...claim,
      bonusId: newId(),
      name: 'A bonus',
      bonusType: bonusType.percentage,
      status: playerBonusStatus.issued,
      result: playerBonusResult.none,
      endedBy: null,
      amount: 2_000n,
      deposit: 2_000n,
      maxBet: null,
      maxWin: null,
      balance: 0n,
      locked: 0n,
      lockedAtStart: 0n,
      required: 20_000n,
      progress: 0n,
      released: 0n,
      packageId: null,
      packageName: null,
      packagePriority: 0,
      activationExpiresAt: new Date(now.getTime() + 72 * 3_600_000),
      wageringExpiresAt: null,
      createdAt: now,
      activatedAt: null,
      finishedAt: null,
      ...some,
      terms: termsWith(terms),
    }),
  );
  return db.one(playerBonusById(id));
}

export async function openTestRound({ db }: Kernel, { id, accountId }: PlayerBonusRow, openedAt: Date): Promise<string> {
  const roundId = newId();
  await db.run(sql`insert into bonus.round_share (round_id, player_bonus_id, account_id, real, locked, bonus, contribution, opened_at)
    values (${roundId}, ${id}, ${accountId}, 0, 0, 0, 0, ${openedAt})`);
  return roundId;
}

export const bonusNow = ({ db }: Kernel, id: string) => db.one(playerBonusById(id));

/** A bonus for a player, that he begins at once. */
export async function beginTestBonus(
  kernel: Kernel,
  { playerId, accountId }: { playerId: string; accountId: string },
  wanted: Parameters<typeof giveTestBonus>[2],
): Promise<string> {
  const { id } = await giveTestBonus(kernel, accountId, wanted);
  await activateBonus(kernel, playerId, id);
  return id;
}

/** Three free spins of 0.20 in the studio's canyon, which the provider has confirmed, on this account; their winnings are own money unless there are terms. */
export async function giveTestFreeSpins(
  kernel: Kernel,
  accountId: string,
  { isIssued = true, ...some }: Partial<NewFreeSpins> & { isIssued?: boolean } = {},
): Promise<FreeSpinRow> {
  const { db, clock } = kernel;
  const { playerId, currency, exponent } = await db.transaction(async (tx) => (await lockAccount(tx, accountId))!);
  const claim = await testClaim(kernel, playerId);
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
  const granted = {
    id: newId(),
    playerId,
    accountId,
    currency,
    exponent,
    ...claim,
    bonusId: newId(),
    name: 'Free spins',
    provider: 'verdigale-studio',
    game: 'copper-canyon',
    quantity: 3,
    stake: 20n,
    terms: null,
    maxBet: null,
    maxWin: null,
    packageId: null,
    packageName: null,
    packagePriority: 0,
    activationExpiresAt: inHours(72),
    validUntil: inHours(168),
    ...some,
  };
  const row = await db.transaction(async (tx) => grantFreeSpins(tx, kernel, granted));
  if (isIssued) await confirmIssue(kernel, accountId, row.id);
  return db.one(freeSpinById(row.id));
}

export const freeSpinsNow = ({ db }: Kernel, id: string) => db.one(freeSpinById(id));
