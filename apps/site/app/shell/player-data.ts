import { accountsQuery } from '#app/queries/accounts.ts';
import { callApi, queryClient, session } from '#app/session/index.ts';

const firstRetryMs = 1000;
const longestRetryMs = 30_000;

/** Until the platform has answered: a player whose connection drops for a moment is not a guest. A refusal ends the session by itself. */
export async function loadProfile(): Promise<void> {
  for (let wait = firstRetryMs; session.current().status === 'restoring'; wait = Math.min(2 * wait, longestRetryMs)) {
    const answer = await callApi('player.profile.get').catch(() => null);
    if (answer) return session.profileLoaded(answer.data);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

export function loadAccounts(): Promise<void> {
  return queryClient.prefetchQuery(accountsQuery);
}

/** Nothing of a player stays behind for the next one at this browser. */
export function forgetPlayerData(): void {
  queryClient.clear();
}
