import { showAlert } from '#app/alerts/show-alert.ts';
import { pageContent } from '#app/content/content-source.ts';
import { formatDate } from '#app/locale/date-format.ts';
import { callApi } from '#app/session/index.ts';

/** After a sign-in, shows when the previous one was, so that a player can notice one that was not theirs. (PA 812a.9) */
export async function tellPreviousSignIn(): Promise<void> {
  try {
    await sayPreviousSignIn((await callApi('sessions.previous')).data.at);
  } catch {
    // The page of sessions shows it too.
  }
}

/** Shows nothing at the first sign-in. */
export async function sayPreviousSignIn(at: string | null): Promise<void> {
  if (at) await showAlert('profile.previousSignIn', { date: formatDate(at, 'moment', pageContent().locale) });
}
