import { showAlert } from '#app/alerts/show-alert.ts';
import { pageContent } from '#app/content/content-source.ts';
import { formatDate } from '#app/locale/date-format.ts';
import { callApi } from '#app/session/index.ts';

/** After a sign-in, when the one before it was: whoever was not there then learns of it. (PA 812a.9) */
export async function tellPreviousSignIn(): Promise<void> {
  try {
    await sayPreviousSignIn((await callApi('sessions.previous')).data.at);
  } catch {
    // The page of sessions shows it too.
  }
}

/** Nothing on the first one. */
export async function sayPreviousSignIn(at: string | null): Promise<void> {
  if (at) await showAlert('profile.previousSignIn', { date: formatDate(at, 'moment', pageContent().locale) });
}
