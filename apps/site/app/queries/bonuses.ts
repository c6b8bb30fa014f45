import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bonusTrigger, type BonusCode, type CallQuery } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { callQuery, dataOf, refetchCalls } from './call-query.ts';

/** The bonuses that a deposit in this currency can have, whatever its amount: the others are shown too, with what they ask for. */
export const depositBonusesQuery = (currency: string, locale: string) =>
  queryOptions({ ...callQuery('game.bonuses.list', { query: { currency, locale } }), staleTime: 0, select: dataOf });

/** These bonuses, whether or not the player can have them now. */
export const namedBonusesQuery = (bonusIds: string[], currency: string, locale: string) =>
  queryOptions({ ...callQuery('game.bonuses.list', { query: { bonusIds, currency, locale } }), select: dataOf });

/** Whether the player has had these bonuses, or can have them. */
export const bonusStatusQuery = (bonusIds: string[], currency: string) =>
  queryOptions({ ...callQuery('game.bonuses.status', { query: { bonusIds, currency } }), staleTime: 0, select: dataOf });

/** Codes that wait for a deposit; the first is the wallet's. (wire 12.3) */
export const depositCodesQuery = queryOptions({
  ...callQuery('game.bonuses.codes.list', { query: { trigger: bonusTrigger.deposit } }),
  staleTime: 0,
  select: dataOf,
});

/** Puts what a change of the codes has answered in the place of the list that is known. */
export function setDepositCodes(codes: BonusCode[]): void {
  queryClient.setQueryData(depositCodesQuery.queryKey, { data: codes, meta: undefined });
}

/** A page of the player's own bonuses. */
export const playerBonusesQuery = (query: CallQuery<'game.playerBonuses.list'>) =>
  queryOptions({ ...callQuery('game.playerBonuses.list', { query }), placeholderData: keepPreviousData, staleTime: 0 });

/** A page of the player's own free spins. */
export const playerFreespinsQuery = (query: CallQuery<'game.playerFreespins.list'>) =>
  queryOptions({ ...callQuery('game.playerFreespins.list', { query }), placeholderData: keepPreviousData, staleTime: 0 });

/** What comes back of what was lost so far, an item for each that runs. */
export const cashbackQuery = (currency: string, locale: string) =>
  queryOptions({ ...callQuery('game.bonuses.cashback', { query: { currency, locale } }), staleTime: 0, select: dataOf });

/** After a change of the player's own bonuses or spins, and after a gap in the socket. */
export const refetchPlayerBonuses = () => refetchCalls('game.playerBonuses.list', 'game.playerFreespins.list');

/** After a deposit has changed, and after a code was redeemed: what is on offer, and the code that waited for it. */
export const refetchOffers = () => refetchCalls('game.bonuses.list', 'game.bonuses.status', 'game.bonuses.codes.list');

/**
 * After an offer that the page had shown was refused: the present offers, and the exchange rates by which the page computes what each asks
 * for.
 */
export const refetchRefused = () => Promise.all([refetchOffers(), refetchCalls('settings.currencies')]);
