import type { Profile } from '@verdigale/contract';
import { callApi } from './api.ts';
import { session } from './session-store.ts';

/** The profile as it is now; when the call fails the page keeps what it shows, and the next event asks again. */
export async function refreshProfile(): Promise<void> {
  const answer = await callApi('player.profile.get').catch(() => null);
  if (answer) session.profileChanged(answer.data);
}

/** Changes what the platform keeps of the player without a form, and what the page knows. Throws `ApiError`. */
export async function saveProfile(change: Partial<Pick<Profile, 'pwaInstalled' | 'freshchatRestoreId'>>): Promise<void> {
  const { data } = await callApi('player.profile.update', { body: change });
  session.profileChanged(data);
}
