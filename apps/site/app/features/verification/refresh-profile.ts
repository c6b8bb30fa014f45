import { callApi, session } from '#app/session/index.ts';

/** The profile as it is now; when the call fails the page keeps what it shows, and the next event asks again. */
export async function refreshProfile(): Promise<void> {
  const answer = await callApi('player.profile.get').catch(() => null);
  if (answer) session.profileChanged(answer.data);
}
