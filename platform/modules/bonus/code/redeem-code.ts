import { bonusCodeStatus, bonusTrigger, type BonusCode } from '@verdigale/contract';
import { AppError, newId, type Kernel, type Transaction } from '#kernel';
import { lockAccounts, type LockedAccount } from '#modules/wallet';
import { grantCampaign } from '../award/grant-campaign.ts';
import { judgeOffer } from '../award/judge-offer.ts';
import { readOfferedPlayer } from '../award/player-facts.ts';
import { sumsIn } from '../award/sums.ts';
import { runningCampaigns, type OfferedCampaign } from '../campaign/campaign.sql.ts';
import { codeTriesOf, deleteWaitingCode, insertCode, saveCodeTries } from './code.sql.ts';
import { countWrongCode, isBlocked } from './count-wrong-code.ts';
import { viewCode } from './view-code.ts';

const { waiting, applied, incorrect, notAvailable } = bonusCodeStatus;

/**
 * Takes a code that the player entered. With trigger 1 its bonuses are issued at once; with trigger 3 it waits for the next deposit, in
 * place of another one; `nextDeposit` says which of the player's that is. The answer's status says what became of it; nothing of a wrong one is kept but its number. Throws
 * bonusCodesBlocked after too many wrong ones. (BON-06, wire 12.4)
 */
export async function redeemCode(
  kernel: Kernel,
  playerId: string,
  { bonusCode, trigger, nextDeposit }: { bonusCode: string; trigger: number; nextDeposit: number },
): Promise<BonusCode> {
  const code = codeFrom(bonusCode);
  return kernel.db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, playerId);
    const now = kernel.clock.now();
    const [tries, campaigns] = await Promise.all([tx.maybe(codeTriesOf(playerId)), tx.all(runningCampaigns())]);
    if (isBlocked(tries, now)) throw new AppError('bonusCodesBlocked', 'too many wrong codes', { retryAfter: 180 });
    const campaign = campaigns.find(({ offer }) => offer.trigger.code === code);
    const isMeant = campaign !== undefined && triggerOf(campaign) === trigger;
    const status = isMeant
      ? await take(
          tx,
          kernel,
          accounts.find(({ isActive }) => isActive)!,
          campaign,
          nextDeposit,
        )
      : incorrect;
    // A code of the other trigger is a right one: the wallet asks for each in turn.
    if (!campaign || status === notAvailable) tx.write(saveCodeTries(playerId, countWrongCode(tries, code, now)));
    const entered = { id: newId(), playerId, code, createdAt: now };
    const bonusId = isMeant ? campaign.offer.items[0]!.id : null;
    const view = viewCode({ ...entered, bonusId, trigger, status });
    if (isMeant && (status === waiting || status === applied)) {
      keep(tx, { ...entered, campaign, status });
      emitCode(tx, kernel, view);
    }
    return view;
  });
}

/** As campaigns state it, whatever the player typed. */
export const codeFrom = (typed: string): string => typed.trim().toUpperCase();

/** Publishes what has become of a code. (wire 13) */
export function emitCode(tx: Transaction, { events }: Pick<Kernel, 'events'>, playerBonusCode: BonusCode): void {
  events.emit(tx, { topic: 'player.bonus.code.updated', playerId: playerBonusCode.playerId, payload: { playerBonusCode } });
}

const triggerOf = ({ offer }: OfferedCampaign) => (offer.trigger.kind === 'deposit' ? bonusTrigger.deposit : bonusTrigger.code);

async function take(
  tx: Transaction,
  kernel: Kernel,
  account: LockedAccount,
  campaign: OfferedCampaign,
  nextDeposit: number,
): Promise<typeof waiting | typeof applied | typeof notAvailable> {
  const player = await readOfferedPlayer(tx, kernel.config, account.playerId, kernel.clock.now());
  const [sums, facts] = [await sumsIn(tx, account.currency), player.factsFor(campaign)];
  if (judgeOffer(campaign.offer, facts, { deposit: null, sums })) return notAvailable;
  const { kind, nth } = campaign.offer.trigger;
  // A code for a deposit that the player has made already would wait for ever, and silently do nothing at each later one.
  if (kind === 'deposit') return nth !== undefined && nth < nextDeposit ? notAvailable : waiting;
  const before = facts.claimedAt.length;
  const source = `code:${before + 1}`;
  const isGiven = await grantCampaign(tx, kernel, { account, campaign, source, before, deposit: null, isPromised: false, sums });
  return isGiven ? applied : notAvailable;
}

interface Kept {
  id: string;
  playerId: string;
  code: string;
  createdAt: Date;
  campaign: OfferedCampaign;
  status: typeof waiting | typeof applied;
}

function keep(tx: Transaction, { campaign, status, ...entered }: Kept): void {
  if (status === waiting) tx.write(deleteWaitingCode(entered.playerId));
  const trigger = status === waiting ? bonusTrigger.deposit : bonusTrigger.code;
  const appliedAt = status === applied ? entered.createdAt : null;
  tx.write(insertCode({ ...entered, campaignId: campaign.campaignId, trigger, status, appliedAt }));
}
