import { parseDecimal, type CurrencyInfo } from '@verdigale/money';
import type { Offer, OfferItem } from '../campaign/offer.ts';
import type { RuleSet } from './rule-sets.ts';

/** Why an offer may not be published, or granted to somebody: the rule, the item that breaks it, and what is wrong. */
export interface Refusal {
  rule: keyof RuleSet;
  item: string | null;
  says: string;
}

/** What of an offer a rule set forbids; nothing when it may be given. `base` is the currency in which offers state their sums. */
export function refusalsOf(offer: Offer, rules: RuleSet, base: CurrencyInfo): Refusal[] {
  const refusals: Refusal[] = [];
  const refuse = (rule: keyof RuleSet, item: OfferItem | null, says: string) => void refusals.push({ rule, item: item && item.name, says });
  if (rules.isClosed) refuse('isClosed', null, 'nothing may be offered here');
  if (rules.isOneProduct && new Set(offer.items.map(({ terms }) => terms.product)).size > 1)
    refuse('isOneProduct', null, 'its items are for several products');
  if (rules.needsBudget && offer.budget.claims === null && offer.budget.spent === null)
    refuse('needsBudget', null, 'it has no ceiling, neither of claims nor of money');
  if (rules.isFirstOnly && !isFirst(offer)) refuse('isFirstOnly', null, 'only the first play may have a bonus');
  if (rules.isForAll && (offer.trigger.code !== undefined || offer.trigger.kind === 'manual'))
    refuse('isForAll', null, 'only some players can have it');
  for (const item of offer.items) judgeItem(item, rules, base, refuse);
  return refusals;
}

function judgeItem(
  item: OfferItem,
  rules: RuleSet,
  base: CurrencyInfo,
  refuse: (rule: keyof RuleSet, item: OfferItem, says: string) => void,
): void {
  const { terms, gives } = item;
  const isPlayed = Number(terms.multiplier) > 0 && !isOwnMoney(item);
  const times = wageringOf(item, rules);
  if (rules.maxWagering !== null && isPlayed && times > rules.maxWagering)
    refuse('maxWagering', item, `it must be staked ${round(times)} times, ${rules.maxWagering} at most`);
  if (rules.minWageringDays !== null && isPlayed && terms.wageringHours < rules.minWageringDays * 24)
    refuse('minWageringDays', item, `there are ${terms.wageringHours} hours to stake it, ${rules.minWageringDays * 24} at least`);
  if (rules.needsMaxBet && isPlayed && terms.maxBet === null) refuse('needsMaxBet', item, 'it does not say the highest bet');
  const most = mostOf(item);
  if (rules.maxAmount !== null && (most === null || parseDecimal(most, base).amount > parseDecimal(rules.maxAmount, base).amount))
    refuse('maxAmount', item, `it may be ${most ?? 'anything'}, ${rules.maxAmount} ${base.code} at most`);
  if (rules.isFreeFree && isPlayed && gives.kind !== 'free-spins' && /\bfree\b/i.test(item.name))
    refuse('isFreeFree', item, 'it is called free and must be staked');
}

/** Nothing of it is bonus money. */
function isOwnMoney({ gives }: OfferItem): boolean {
  return (gives.kind === 'free-spins' && gives.winnings === 'real') || (gives.kind === 'cashback' && gives.pays === 'real');
}

/** How many times the bonus alone must be staked, at the worst; without end where the deposit is not bounded by it. */
function wageringOf({ gives, terms }: OfferItem, { isContributionStrict }: RuleSet): number {
  const withDeposit = gives.kind === 'percent' ? 1 + 100 / Number(gives.percent) : Number.POSITIVE_INFINITY;
  const times = Number(terms.multiplier) * (terms.base === 'bonus-and-deposit' ? withDeposit : 1);
  if (!isContributionStrict) return times;
  const { default: rest, types, providers, games } = terms.contribution;
  const shares = [rest, ...Object.values(types), ...Object.values(providers), ...Object.values(games)].filter((share) => share > 0);
  return shares.length === 0 ? Number.POSITIVE_INFINITY : (times * 1000) / Math.min(...shares);
}

/** The most that an item is in the base currency; null where nothing bounds it. Of free spins what they are worth before they are played. */
function mostOf({ gives }: OfferItem): string | null {
  if (gives.kind === 'cash') return gives.amount.base;
  return gives.kind === 'free-spins' ? '0' : (gives.cap?.base ?? null);
}

const isFirst = ({ trigger: { kind, nth } }: Offer) => kind === 'registration' || (kind === 'deposit' && nth === 1);

const round = (times: number) => Math.round(times * 100) / 100;
