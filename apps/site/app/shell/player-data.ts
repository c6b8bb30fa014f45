import type { NavigateFunction } from 'react-router';
import { accountsQuery } from '#app/queries/accounts.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { callApi, queryClient, session } from '#app/session/index.ts';

export { connectAs } from '#app/session/live.ts';

const firstRetryMs = 1000;
const longestRetryMs = 30_000;
const mostTries = 3;

const askProfile = () => callApi('player.profile.get').catch(() => null);

let asked: ReturnType<typeof askProfile> | undefined;

/**
 * Requests everything that the balance needs at once, before the page is hydrated: in one round trip instead of one after the other. If the
 * page was hydrated while this code's styles were still loading, it asks for the profile by itself.
 */
export function askAhead(): void {
  if (session.current().status === 'starting') asked = askProfile();
  void loadAccounts();
  void queryClient.prefetchQuery(currenciesQuery);
}

/** Until the platform has answered: a player whose connection drops for a moment is not a guest. A refusal ends the session by itself. */
export async function loadProfile(): Promise<void> {
  const ahead = await asked;
  asked = undefined;
  if (ahead) return session.profileLoaded(ahead.data);
  for (let wait = firstRetryMs; session.current().status === 'restoring'; wait = Math.min(2 * wait, longestRetryMs)) {
    const answer = await askProfile();
    if (answer) return session.profileLoaded(answer.data);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

export function loadAccounts(): Promise<void> {
  return queryClient.prefetchQuery(accountsQuery);
}

/** A page that loses its player changes its address too, as by taking a modal's flag out of it: what replaces this navigation is replaced. */
export async function leaveFor(address: string, navigate: NavigateFunction): Promise<void> {
  const isThere = () => window.location.pathname + window.location.search === address;
  for (let tries = 0; tries < mostTries && !isThere(); tries += 1) await navigate(address);
}

/** Nothing of a player stays behind for the next one at this browser. */
export function forgetPlayerData(): void {
  queryClient.clear();
}
