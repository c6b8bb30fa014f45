import type { Kernel } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { runningCampaigns } from '../campaign/campaign.sql.ts';
import { codesOf } from '../code/code.sql.ts';
import { codeFrom, emitCode, redeemCode } from '../code/redeem-code.ts';
import { grantCampaign } from './grant-campaign.ts';
import { judgeOffer } from './judge-offer.ts';
import { readOfferedPlayer } from './player-facts.ts';
import { sumsIn } from './sums.ts';
import { bonusCodeStatus, bonusTrigger } from '@verdigale/contract';

const { incorrect, notAvailable } = bonusCodeStatus;

/** What a new player has coming: what registration itself gives, and the code of the form. May run twice: each is given once. */
export async function welcomePlayer(
  kernel: Kernel,
  { playerId, bonusCode }: { playerId: string; bonusCode: string | null },
): Promise<void> {
  await giveForRegistration(kernel, playerId);
  if (bonusCode === null) return;
  // Taken by an earlier run: redeemed again, a code for several uses would be used twice, and one for a single use refused to the player who has it.
  if ((await kernel.db.all(codesOf(playerId))).some(({ code }) => code === codeFrom(bonusCode))) return;
  const { code, deposit } = bonusTrigger;
  let entered = await redeemCode(kernel, playerId, { bonusCode, trigger: code, nextDeposit: 1 });
  if (entered.status === incorrect) entered = await redeemCode(kernel, playerId, { bonusCode, trigger: deposit, nextDeposit: 1 });
  // Nobody waits for this answer: a refused code is published like one that is taken.
  if (entered.status === incorrect || entered.status === notAvailable)
    await kernel.db.transaction(async (tx) => emitCode(tx, kernel, entered));
}

async function giveForRegistration(kernel: Kernel, playerId: string): Promise<void> {
  await kernel.db.transaction(async (tx) => {
    const account = (await lockAccounts(tx, playerId)).find(({ isActive }) => isActive)!;
    const campaigns = await tx.all(runningCampaigns());
    const player = await readOfferedPlayer(tx, kernel.config, playerId, kernel.clock.now());
    if (!player.receivesBonuses) return;
    const sums = await sumsIn(tx, account.currency);
    const source = 'registration';
    for (const campaign of campaigns.filter(({ offer: { trigger } }) => trigger.kind === 'registration' && trigger.code === undefined)) {
      const facts = player.factsFor(campaign);
      const isGiven = player.sourcesOf(campaign.campaignId).includes(source);
      if (isGiven || judgeOffer(campaign.offer, facts, { deposit: null, sums })) continue;
      await grantCampaign(tx, kernel, {
        account,
        campaign,
        source,
        before: facts.claimedAt.length,
        deposit: null,
        isPromised: false,
        sums,
      });
    }
  });
}
