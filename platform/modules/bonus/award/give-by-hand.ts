import type { PlatformConfig } from '#config';
import { AppError, type Kernel } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { runningCampaigns } from '../campaign/campaign.sql.ts';
import { grantCampaign } from './grant-campaign.ts';
import { judgeOffer, type Unavailable } from './judge-offer.ts';
import { readOfferedPlayer } from './player-facts.ts';
import { sumsIn } from './sums.ts';

/**
 * Gives a running campaign's bonuses to a player on his active account; once for each reference: false when it was given before. Throws notFound, and
 * bonusUnavailable where law, budget or the player's state forbid it, or where the bonus is a share of a deposit or a loss, of which there is none.
 */
export async function giveByHand(
  kernel: Pick<Kernel, 'db' | 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses'> },
  playerId: string,
  { code, reference }: { code: string; reference: string },
): Promise<boolean> {
  return kernel.db.transaction(async (tx) => {
    const account = (await lockAccounts(tx, playerId)).find(({ isActive }) => isActive);
    const campaign = (await tx.all(runningCampaigns())).find((running) => running.code === code);
    if (!account || !campaign) throw new AppError('notFound', account ? `no running campaign "${code}"` : 'no such player');
    const player = await readOfferedPlayer(tx, kernel.config, playerId, kernel.clock.now());
    const source = `manual:${reference}`;
    if (player.sourcesOf(campaign.campaignId).includes(source)) return false;
    const reckoned = campaign.offer.items.find(({ gives }) => gives.kind === 'percent' || gives.kind === 'cashback');
    if (reckoned) throw new AppError('bonusUnavailable', `cannot be given: "${reckoned.name}" is a share of a deposit or of a loss`);
    const [sums, facts] = [await sumsIn(tx, account.currency), player.factsFor(campaign)];
    const refuse = (why: Unavailable) => new AppError('bonusUnavailable', `cannot be given: ${why}`);
    const fault = judgeOffer(campaign.offer, facts, { deposit: null, sums });
    if (fault) throw refuse(fault);
    const grant = { account, campaign, source, before: facts.claimedAt.length, deposit: null, isPromised: false, sums };
    if (!(await grantCampaign(tx, kernel, grant))) throw refuse('exhausted');
    return true;
  });
}
