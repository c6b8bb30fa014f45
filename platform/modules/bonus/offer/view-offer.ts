import { bonusTrigger, bonusType, type DepositBonus } from '@verdigale/contract';
import type { OfferedCampaign } from '../campaign/campaign.sql.ts';
import type { OfferItem, Sums, TriggerKind } from '../campaign/offer.ts';
import { termsOf } from '../award/grant-campaign.ts';
import type { NameReader } from '../names.ts';
import { gamesOf, viewTerms, wagersOf } from '../view-terms.ts';

const typeOf = {
  cash: bonusType.cash,
  percent: bonusType.percentage,
  'free-spins': bonusType.freeSpins,
  cashback: bonusType.cashback,
} as const;

const triggerOf: Record<TriggerKind, number> = {
  ...bonusTrigger,
  manual: bonusTrigger.code,
};

const base = (sums: Sums | null | undefined) => (sums ? Number(sums.base) : null);
const items = (sums: Sums | null | undefined) =>
  Object.entries(sums?.items ?? {}).map(([currency, amount]) => ({ currency, amount: Number(amount) }));

export interface OfferReading {
  baseCurrency: string;
  nameOf: NameReader;
}

/** An item of a campaign as clients read offers: sums in the base currency, and those that a currency has of its own. (wire 12.5) */
export function viewOffer(campaign: OfferedCampaign, item: OfferItem, { baseCurrency, nameOf }: OfferReading): DepositBonus {
  const { offer, status } = campaign;
  const { terms } = item;
  const stored = termsOf(campaign, item);
  const range = { baseCurrencyAmountFrom: null, baseCurrencyAmountTo: base(terms.maxBet), amountItems: rangesOf(undefined, terms.maxBet) };
  return {
    id: item.id,
    name: nameOf(item.id, item.name),
    status: status === 'running' ? 1 : 2,
    type: typeOf[item.gives.kind],
    triggerType: triggerOf[offer.trigger.kind],
    ...wagersOf(stored),
    baseCurrencyMaxWinAmount: base(terms.maxWin),
    maxWinAmountItems: items(terms.maxWin),
    maxWinMultiplier: terms.maxWinMultiplier === null ? null : Number(terms.maxWinMultiplier),
    baseCurrencyMaxBetAmount: base(terms.maxBet),
    maxBetAmountItems: items(terms.maxBet),
    sticky: terms.isSticky,
    cashable: terms.isCashable,
    isBonusCancelLock: terms.isCancelLocked,
    assignConditions: assignmentOf(item, baseCurrency),
    triggerConditions: {
      baseCurrencyInvoiceAmountFrom: base(offer.trigger.from),
      baseCurrencyInvoiceAmountTo: base(offer.trigger.to),
      invoiceAmountItems: rangesOf(offer.trigger.from, offer.trigger.to),
      availableFrom: offer.availableFrom,
      availableTo: offer.availableTo,
    },
    wagerCasinoConditions: { ...range, ...gamesOf(stored) },
    wagerSportsbookConditions: range,
    package: offer.items.length > 1 ? { id: campaign.campaignId, name: nameOf(campaign.campaignId, offer.name) } : null,
    packagePriority: offer.items.indexOf(item),
    terms: viewTerms(stored),
  };
}

function assignmentOf({ gives }: OfferItem, baseCurrency: string): DepositBonus['assignConditions'] {
  const amount = gives.kind === 'cash' ? gives.amount : null;
  const cap = gives.kind === 'percent' || gives.kind === 'cashback' ? gives.cap : null;
  const spins = gives.kind === 'free-spins' ? gives : null;
  return {
    amountItems: items(amount),
    baseCurrencyAmount: base(amount),
    depositPercentage: gives.kind === 'percent' || gives.kind === 'cashback' ? Number(gives.percent) : null,
    baseCurrencyMaxAmount: base(cap),
    maxAmountItems: items(cap),
    maxBonusAmountItems: items(cap),
    freespinDurationMinutes: spins && spins.validHours * 60,
    gameId: spins?.game ?? null,
    providerId: spins?.provider ?? null,
    presets: spins ? presetsOf(spins, baseCurrency) : [],
  };
}

/** One for the base currency, which comes first, and one for each that has a stake of its own. */
function presetsOf({ quantity, stake, game }: { quantity: number; stake: Sums; game: string }, originalCurrency: string) {
  return [{ currency: originalCurrency, amount: Number(stake.base) }, ...items(stake)].map(({ currency, amount }) => ({
    id: `${game}-${currency}`,
    name: `${quantity} × ${amount} ${currency}`,
    currency,
    originalCurrency,
    price: amount,
    quantity,
  }));
}

function rangesOf(from: Sums | null | undefined, to: Sums | null | undefined) {
  const currencies = new Set([...Object.keys(from?.items ?? {}), ...Object.keys(to?.items ?? {})]);
  const own = (sums: Sums | null | undefined, currency: string) => {
    const amount = sums?.items?.[currency];
    return amount === undefined ? null : Number(amount);
  };
  return [...currencies].map((currency) => ({ currency, amountFrom: own(from, currency), amountTo: own(to, currency) }));
}
