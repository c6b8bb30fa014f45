import type { Kernel } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { runningCampaigns } from '../campaign/campaign.sql.ts';
import type { Offer } from '../campaign/offer.ts';
import { grantCampaign } from './grant-campaign.ts';
import { judgeOffer } from './judge-offer.ts';
import { readOfferedPlayer } from './player-facts.ts';
import { sumsIn } from './sums.ts';

/**
 * Gives a player what running campaigns have for something that has happened to him, on his active account: each once for this source, and those
 * alone that he may have. Nothing to whoever wants no bonuses.
 */
export async function giveUnasked(
  kernel: Kernel,
  playerId: string,
  { source, isMeant }: { source: string; isMeant: (offer: Offer) => boolean },
): Promise<void> {
  await kernel.db.transaction(async (tx) => {
    const account = (await lockAccounts(tx, playerId)).find(({ isActive }) => isActive)!;
    const campaigns = await tx.all(runningCampaigns());
    const player = await readOfferedPlayer(tx, kernel.config, playerId, kernel.clock.now());
    if (!player.receivesBonuses) return;
    const sums = await sumsIn(tx, account.currency);
    for (const campaign of campaigns.filter(({ offer }) => isMeant(offer))) {
      const facts = player.factsFor(campaign);
      const isGiven = player.sourcesOf(campaign.campaignId).includes(source);
      if (isGiven || judgeOffer(campaign.offer, facts, { deposit: null, sums })) continue;
      const before = facts.claimedAt.length;
      const isGranted = await grantCampaign(tx, kernel, { account, campaign, source, before, deposit: null, isPromised: false, sums });
      if (isGranted && player.hasOneOnly) return;
    }
  });
}
