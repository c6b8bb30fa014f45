import { queryOptions, type QueryFilters } from '@tanstack/react-query';
import { playerBonusStatus, type PlayerBonus, type PlayerFreespin } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { playerBonusesQuery, playerFreespinsQuery, refetchOffers, refetchPlayerBonuses } from './bonuses.ts';
import { dataOf } from './call-query.ts';

/** What a player can still use. More than a hundred at once nobody has. (wire 12.3) */
const ofAccount = (currency: string) => ({
  status: [playerBonusStatus.issued, playerBonusStatus.active],
  perPage: 100,
  currency: [currency],
});
const whole = { perPage: 100 };
/** The socket keeps them fresh. */
const live = { placeholderData: undefined, staleTime: 60_000 };

/** The bonuses of an account that wait or run; those that are over have left the list. (BON-01) */
export const ownBonusesQuery = (currency: string, locale: string) =>
  queryOptions({ ...playerBonusesQuery({ ...ofAccount(currency), locale }), ...live, select: dataOf });

/** The free spins of an account that wait or run. */
export const ownSpinsQuery = (currency: string, locale: string) =>
  queryOptions({ ...playerFreespinsQuery({ ...ofAccount(currency), locale }), ...live, select: dataOf });

/** Everything that came in a package, also what is over. */
export const packageBonusesQuery = (packageId: string, locale: string) =>
  queryOptions({ ...playerBonusesQuery({ ...whole, packageId: [packageId], locale }), ...live, select: dataOf });
export const packageSpinsQuery = (packageId: string, locale: string) =>
  queryOptions({ ...playerFreespinsQuery({ ...whole, packageId: [packageId], locale }), ...live, select: dataOf });

/** The same in whichever language they were asked for. */
const bonusesOf = (currency: string) => ({ queryKey: ['game.playerBonuses.list', { query: ofAccount(currency) }] });
const spinsOf = (currency: string) => ({ queryKey: ['game.playerFreespins.list', { query: ofAccount(currency) }] });

type Place = Pick<PlayerBonus, 'currency' | 'id'>;
type Known<Item> = { data: Item[] } | undefined;

/** How the page shows it; undefined while it is on its way, and for what it does not show. */
export const shownBonus = ({ currency, id }: Place): PlayerBonus | undefined => shownIn<PlayerBonus>(bonusesOf(currency), id);
export const shownSpins = ({ currency, id }: Place): PlayerFreespin | undefined => shownIn<PlayerFreespin>(spinsOf(currency), id);

/** Takes what is over out of the list at once: the answer that is fetched for it comes later. (BON-01) */
export const dropBonus = ({ currency, id }: Place): void => dropFrom(bonusesOf(currency), id);
export const dropSpins = ({ currency, id }: Place): void => dropFrom(spinsOf(currency), id);

function shownIn<Item extends { id: string }>(lists: QueryFilters, id: string): Item | undefined {
  const known = queryClient.getQueriesData<Known<Item>>(lists);
  return known.flatMap(([, list]) => list?.data ?? []).find((item) => item.id === id);
}

function dropFrom(lists: QueryFilters, id: string): void {
  queryClient.setQueriesData<Known<{ id: string }>>(
    lists,
    (known) => known && { ...known, data: known.data.filter((item) => item.id !== id) },
  );
}

/** After anything has changed that a player has, and after a gap in the socket: with it changes what is on offer. */
export async function refetchAllBonuses(): Promise<void> {
  await Promise.all([refetchPlayerBonuses(), refetchOffers()]);
}
