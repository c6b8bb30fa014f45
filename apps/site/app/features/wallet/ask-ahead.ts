import { accountStatus } from '@verdigale/contract';
import { accountsQuery } from '#app/queries/accounts.ts';
import { methodsQuery, paymentTotalsQuery } from '#app/queries/payment.ts';
import { limitsQuery, visitorQuery } from '#app/queries/player.ts';
import { queryClient } from '#app/session/index.ts';

/** What a deposit begins with, asked as soon as one is likely, and not once the wallet is drawn. What is known already is not asked again. */
export function askWalletAhead(): void {
  const active = queryClient.getQueryData(accountsQuery.queryKey)?.data.find(({ status }) => status === accountStatus.active);
  if (!active) return;
  void queryClient.prefetchQuery(methodsQuery('deposit', { currency: active.currency }));
  void queryClient.prefetchQuery(visitorQuery);
  void queryClient.prefetchQuery(paymentTotalsQuery);
  // The limits are fetched again whenever they are shown; here cached ones are enough, to decide whether to ask the player for one.
  queryClient.ensureQueryData(limitsQuery).catch(() => undefined);
}
