import type { BonusTerms, DepositBonus } from '@verdigale/contract';
import { maxWinOf } from './max-win.ts';
import { statedIn, type OfferCurrency } from './offer-currency.ts';
import { rewardOf } from './offer-reward.ts';

/** How often what has to be staked, and what that comes to where it is known. */
export interface Wager {
  times: number;
  base: BonusTerms['wagerBase'];
  total: number | null;
}

export interface OfferFacts {
  /** Null when nothing has to be staked. */
  wager: Wager | null;
  maxBet: number | null;
  maxWin: number | null;
  /** A multiple of the bonus that caps it too, while the bonus is not known. */
  maxWinTimes: number | null;
}

/** What follows from taking an offer with a deposit of this amount; null while the amount is open. */
export function offerFacts(offer: DepositBonus, amount: number | null, currency: OfferCurrency): OfferFacts {
  const { terms, wagerCasino, wagerSportsbook } = offer;
  const product = terms?.product ?? (wagerCasino > 0 ? 'casino' : 'sportsbook');
  const times = product === 'sportsbook' ? wagerSportsbook : wagerCasino;
  const wagerBase = terms?.wagerBase ?? 'bonus';
  // Of money that does not depend on the deposit the sums are known before it.
  const isFixed = offer.assignConditions.depositPercentage === null && wagerBase === 'bonus';
  const { cash } = rewardOf(offer, amount ?? 0, currency);
  const isKnown = (amount !== null || isFixed) && cash > 0 && wagerBase !== 'winnings';
  const base = wagerBase === 'bonus-and-deposit' ? currency.add(cash, matchedOf(offer, cash, amount ?? 0, currency)) : cash;
  return {
    wager: times > 0 ? { times, base: wagerBase, total: isKnown ? currency.times(base, times) : null } : null,
    maxBet: statedIn(currency, offer.maxBetAmountItems, (item) => item.amount, offer.baseCurrencyMaxBetAmount),
    // A multiple of what is not known yet is no sum.
    maxWin: maxWinOf(isKnown ? offer : { ...offer, maxWinMultiplier: null }, cash, currency),
    maxWinTimes: (!isKnown && offer.maxWinMultiplier) || null,
  };
}

/** The part of a deposit that earned the bonus: what came beyond its cap need not be staked for it, as the platform counts. */
function matchedOf({ assignConditions }: DepositBonus, cash: number, amount: number, currency: OfferCurrency): number {
  const { depositPercentage } = assignConditions;
  return depositPercentage ? Math.min(amount, currency.wholeOf(cash, depositPercentage)) : amount;
}
