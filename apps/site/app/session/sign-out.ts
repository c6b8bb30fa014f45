import { callApi } from './api.ts';
import { session } from './session-store.ts';

/** Ends the session here and on the platform. The browser is signed out even when the platform does not answer. */
export async function signOut(): Promise<void> {
  const sent = callApi('sessions.logout').catch(() => undefined);
  session.signedOut();
  await sent;
}

/** The same for whoever is signed in before another session begins in its place: nobody is asked to sign in. */
export async function dropSession(): Promise<void> {
  if (session.current().status === 'guest') return;
  const sent = callApi('sessions.logout').catch(() => undefined);
  session.dropped();
  await sent;
}
