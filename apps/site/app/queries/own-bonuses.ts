import { queryOptions } from '@tanstack/react-query';
import { playerBonusStatus, type PlayerBonus, type PlayerFreespin } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { playerBonusesQuery, playerFreespinsQuery, refetchOffers, refetchPlayerBonuses } from './bonuses.ts';
import { dataOf } from './call-query.ts';

/** What a player can still use. More than a hundred at once nobody has. (wire 12.3) */
const current = { status: [playerBonusStatus.issued, playerBonusStatus.active], perPage: 100 };
const whole = { perPage: 100 };
/** The socket keeps them fresh. */
const live = { placeholderData: undefined, staleTime: 60_000 };

/** The bonuses of an account that wait or run; those that are over have left the list. (BON-01) */
export const ownBonusesQuery = (currency: string) =>
  queryOptions({ ...playerBonusesQuery({ ...current, currency: [currency] }), ...live, select: dataOf });

/** The free spins of an account that wait or run. */
export const ownSpinsQuery = (currency: string) =>
  queryOptions({ ...playerFreespinsQuery({ ...current, currency: [currency] }), ...live, select: dataOf });

/** Everything that came in a package, also what is over. */
export const packageBonusesQuery = (packageId: string) =>
  queryOptions({ ...playerBonusesQuery({ ...whole, packageId: [packageId] }), ...live, select: dataOf });
export const packageSpinsQuery = (packageId: string) =>
  queryOptions({ ...playerFreespinsQuery({ ...whole, packageId: [packageId] }), ...live, select: dataOf });

/** How the page shows it; undefined while it is on its way, and for what it does not show. */
export const shownBonus = ({ currency, id }: Pick<PlayerBonus, 'currency' | 'id'>): PlayerBonus | undefined =>
  queryClient.getQueryData(ownBonusesQuery(currency).queryKey)?.data.find((bonus) => bonus.id === id);
export const shownSpins = ({ currency, id }: Pick<PlayerFreespin, 'currency' | 'id'>): PlayerFreespin | undefined =>
  queryClient.getQueryData(ownSpinsQuery(currency).queryKey)?.data.find((spins) => spins.id === id);

/** Takes what is over out of the list at once: the answer that is fetched for it comes later. (BON-01) */
export function dropBonus({ currency, id }: Pick<PlayerBonus, 'currency' | 'id'>): void {
  queryClient.setQueryData(ownBonusesQuery(currency).queryKey, (known) => known && { ...known, data: without(known.data, id) });
}
export function dropSpins({ currency, id }: Pick<PlayerFreespin, 'currency' | 'id'>): void {
  queryClient.setQueryData(ownSpinsQuery(currency).queryKey, (known) => known && { ...known, data: without(known.data, id) });
}

const without = <T extends { id: string }>(items: readonly T[], id: string): T[] => items.filter((item) => item.id !== id);

/** After anything has changed that a player has, and after a gap in the socket: with it changes what is on offer. */
export async function refetchAllBonuses(): Promise<void> {
  await Promise.all([refetchPlayerBonuses(), refetchOffers()]);
}
