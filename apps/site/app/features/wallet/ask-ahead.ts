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
  // They are asked for anew whenever they are shown; to decide whether to ask for one, what is known will do.
  queryClient.ensureQueryData(limitsQuery).catch(() => undefined);
}
