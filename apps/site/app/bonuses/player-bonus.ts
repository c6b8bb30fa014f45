import { playerBonusStatus, type PlayerBonus } from '@verdigale/contract';
import type { OfferCurrency } from './offer-currency.ts';

interface Wagered {
  currentWagerCasinoAmount: number;
  currentWagerSportsbookAmount: number;
  requiredWagerCasinoAmount: number;
  requiredWagerSportsbookAmount: number;
}

/** How much has to be staked in full: what is done and what is still to do. (wire 12.1) */
export function fullWager(bonus: Wagered, currency: OfferCurrency): number {
  const casino = currency.add(bonus.currentWagerCasinoAmount, bonus.requiredWagerCasinoAmount);
  const sportsbook = currency.add(bonus.currentWagerSportsbookAmount, bonus.requiredWagerSportsbookAmount);
  return currency.add(casino, sportsbook);
}

export function remainingWager(bonus: Wagered, currency: OfferCurrency): number {
  return currency.add(bonus.requiredWagerCasinoAmount, bonus.requiredWagerSportsbookAmount);
}

/** Where a bonus is played, and where its open rounds are listed. */
export const placesOf = ({ terms, wagerCasino, wagerSportsbook }: Pick<PlayerBonus, 'terms' | 'wagerCasino' | 'wagerSportsbook'>) =>
  (terms ? terms.product === 'sportsbook' : wagerSportsbook > 0 && wagerCasino === 0)
    ? { play: '/betting', open: '/profile/history?tab=bets' }
    : { play: '/categories', open: '/profile/history?tab=spins' };

type Moment = string | null | undefined;

interface Timed {
  status: number;
  activationExpiredAt?: Moment;
  wageringExpiredAt?: Moment;
  /** Of free spins only. */
  expiredAt?: Moment;
}

/**
 * When the time of a player's bonus or free spins ends, for the timer of its card. That of free spins runs from when they were given: it may be over
 * before that to activate them. (wire 12.6)
 */
export function cardEnd({ status, activationExpiredAt, expiredAt, wageringExpiredAt }: Timed): string | null {
  if (status === playerBonusStatus.issued) {
    const isSooner = expiredAt && activationExpiredAt && Date.parse(expiredAt) < Date.parse(activationExpiredAt);
    return (isSooner ? expiredAt : activationExpiredAt) ?? null;
  }
  return expiredAt ?? wageringExpiredAt ?? null;
}

/** When it ended or ends, for the history. (wire 12.6) */
export function historyEnd({ status, activationExpiredAt, expiredAt, wageringExpiredAt }: Timed): string | null {
  const running = status === playerBonusStatus.active ? wageringExpiredAt : null;
  return expiredAt ?? running ?? activationExpiredAt ?? wageringExpiredAt ?? null;
}
