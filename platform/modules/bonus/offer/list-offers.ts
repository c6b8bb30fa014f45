import type { BonusStatus, CallQuery, DepositBonus } from '@verdigale/contract';
import { bonusIssueStatus } from '@verdigale/contract';
import { parseDecimal } from '@verdigale/money';
import type { PlatformConfig } from '#config';
import type { Queryable } from '#kernel';
import { requireBaseCurrency, requireKnownCurrency } from '#modules/settings';
import { judgeOffer, type DepositFacts, type Unavailable } from '../award/judge-offer.ts';
import { readOfferedPlayer } from '../award/player-facts.ts';
import { sumsIn } from '../award/sums.ts';
import { runningCampaigns, type OfferedCampaign } from '../campaign/campaign.sql.ts';
import { waitingCodeOf } from '../code/code.sql.ts';
import { namesFor } from '../names.ts';
import { viewOffer } from './view-offer.ts';

/** Who asks: the player, and which successful deposit his next one would be. */
export interface Asker {
  playerId: string;
  nextDeposit: number;
  now: Date;
}

type Settings = Pick<PlatformConfig, 'bonuses'>;

const triggers: Record<number, OfferedCampaign['offer']['trigger']['kind']> = {
  1: 'code',
  3: 'deposit',
  4: 'registration',
  5: 'quest',
  6: 'tournament',
  7: 'cashback',
  8: 'level',
};

/**
 * The bonuses that the player's next deposit can have, whatever its amount: clients know the ranges; with an amount, those that it fits
 * come first; none in a currency that is offered no more. Offers with a code only while it waits. With `bonusIds` the running ones of these instead, and the packages that they belong to whole. (BON-04, wire 12.5)
 */
export async function listOffers(
  db: Queryable,
  settings: Settings,
  asker: Asker,
  query: CallQuery<'game.bonuses.list'>,
): Promise<DepositBonus[]> {
  const currency = await requireKnownCurrency(db, query.currency);
  const [campaigns, base] = [await db.all(runningCampaigns()), await requireBaseCurrency(db)];
  const reading = { baseCurrency: base.code, nameOf: await namesFor(db, settings, asker.playerId, query.locale) };
  const itemsOf = (chosen: readonly OfferedCampaign[]) =>
    chosen.flatMap((campaign) => campaign.offer.items.map((item) => viewOffer(campaign, item, reading)));
  const { bonusIds = [] } = query;
  if (bonusIds.length > 0) return itemsOf(campaigns.filter(({ offer }) => offer.items.some(({ id }) => bonusIds.includes(id))));
  if (!currency.isEnabled) return [];
  const kind = triggers[query.triggerType ?? 3];
  const [player, sums, code] = await Promise.all([
    readOfferedPlayer(db, settings, asker.playerId, asker.now),
    sumsIn(db, currency.code),
    db.maybe(waitingCodeOf(asker.playerId)),
  ]);
  const judge = (campaign: OfferedCampaign, sum: DepositFacts['sum']) =>
    judgeOffer(campaign.offer, player.factsFor(campaign), { deposit: { number: asker.nextDeposit, sum, method: null }, sums });
  const isKnown = ({ campaignId, offer }: OfferedCampaign) => offer.trigger.code === undefined || code?.campaignId === campaignId;
  const open = campaigns.filter((each) => each.offer.trigger.kind === kind && isKnown(each) && judge(each, null) === null);
  if (query.amount === undefined) return itemsOf(open);
  const sum = parseDecimal(query.amount.toFixed(currency.exponent), currency);
  return itemsOf(open.toSorted((a, b) => Number(judge(a, sum) !== null) - Number(judge(b, sum) !== null)));
}

const statusOf: Record<Unavailable, number> = {
  law: bonusIssueStatus.unavailable,
  closed: bonusIssueStatus.unavailable,
  had: bonusIssueStatus.received,
  exhausted: bonusIssueStatus.exhausted,
  'not-yours': bonusIssueStatus.unavailable,
  'other-deposit': bonusIssueStatus.unavailable,
};

/** Whether the player has had these bonuses or can have them. What nobody offers is not obtainable. (wire 12.3) */
export async function statusesOf(db: Queryable, settings: Settings, asker: Asker, bonusIds: readonly string[]): Promise<BonusStatus[]> {
  const [campaigns, base] = [await db.all(runningCampaigns()), await requireBaseCurrency(db)];
  const [player, sums] = [await readOfferedPlayer(db, settings, asker.playerId, asker.now), await sumsIn(db, base.code)];
  return [...new Set(bonusIds)].map((id) => {
    const campaign = campaigns.find(({ offer }) => offer.items.some((item) => item.id === id));
    const deposit = { number: asker.nextDeposit, sum: null, method: null };
    const fault = campaign ? judgeOffer(campaign.offer, player.factsFor(campaign), { deposit, sums }) : 'closed';
    const status = fault ? statusOf[fault] : bonusIssueStatus.obtainable;
    return { id, status, issueStatus: status };
  });
}
