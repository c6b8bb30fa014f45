import { formatDecimal, money } from '@verdigale/money';
import type { PlatformConfig } from '#config';
import type { Kernel } from '#kernel';
import {
  campaignSummaries,
  costOfOffer,
  giveByHand,
  publishCampaign,
  showCampaign,
  stopCampaignNamed,
  type CampaignSummary,
  type OfferCost,
} from '#modules/bonus';
import { costedGames } from '#modules/game';
import { requireBaseCurrency } from '#modules/settings';

/** What an operator does with what is given away. */
export interface BonusDesk {
  /** With what each has given away so far, such as `12.50 EUR`. */
  campaigns(): Promise<(Omit<CampaignSummary, 'spent'> & { spent: string })[]>;
  campaign(code: string): ReturnType<typeof showCampaign>;
  /** What its newest version would cost the house. */
  campaignCost(code: string): Promise<OfferCost>;
  /** Its newest version holds for whoever claims from now on; throws invalid with what the house's rules refuse. */
  publishCampaign(code: string): Promise<void>;
  stopCampaign(code: string): Promise<void>;
  /** A running campaign's bonuses for one player, once for each reference: false when it was given before; throws bonusUnavailable. */
  giveBonus(player: string, code: string, reference: string): Promise<boolean>;
}

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses'> };

export function createBonusDesk(hands: Hands, idOf: (player: string) => Promise<string>): BonusDesk {
  const { db } = hands;
  return {
    async campaigns() {
      const [summaries, base] = [await db.all(campaignSummaries()), await requireBaseCurrency(db)];
      return summaries.map((each) => ({ ...each, spent: `${formatDecimal(money(each.spent, base.code), base)} ${base.code}` }));
    },
    campaign: (code) => showCampaign(db, code),
    campaignCost: async (code) => costOfOffer((await showCampaign(db, code)).versions.at(-1)!.offer, await costedGames(db)),
    publishCampaign: async (code) => publishCampaign(hands, code, await costedGames(db)),
    stopCampaign: (code) => stopCampaignNamed(hands, code),
    giveBonus: async (player, code, reference) => giveByHand(hands, await idOf(player), { code, reference }),
  };
}
