import type { Profile } from '@verdigale/contract';
import { callApi } from './api.ts';
import { session } from './session-store.ts';

/** Changes what the platform keeps of the player without a form, and what the page knows. Throws `ApiError`. */
export async function saveProfile(change: Partial<Pick<Profile, 'pwaInstalled' | 'freshchatRestoreId'>>): Promise<void> {
  const { data } = await callApi('player.profile.update', { body: change });
  session.profileChanged(data);
}
