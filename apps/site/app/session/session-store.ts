import type { AuthResponse, Profile } from '@verdigale/contract';
import { createStore } from '#app/browser/create-store.ts';
import { onSessionChange } from './cross-tab.ts';
import { reduceSession, startingSession, type SessionEffect, type SessionEvent, type SessionState } from './session-reducer.ts';
import { tokenStore } from './token-cookie.ts';

const store = createStore<SessionState>(startingSession);
let runEffect: (effect: SessionEffect) => void = () => undefined;

function dispatch(event: SessionEvent): void {
  const { state, effects } = reduceSession(store.current(), event);
  const hasChanged = state !== store.current();
  store.set(state);
  for (const effect of effects) runEffect(effect);
  if (hasChanged) markPage(state);
}

/** Keeps the mark of the boot script true: styles decide by it which header is shown. */
function markPage({ status }: SessionState): void {
  if (status === 'guest') delete document.documentElement.dataset.session;
  else document.documentElement.dataset.session = 'player';
}

/** Begins the session in the browser, once per page; `run` does what the reducer decides. Returns a function that stops it. */
export function startSession(run: (effect: SessionEffect) => void): () => void {
  runEffect = run;
  dispatch({ type: 'page-started', hasToken: tokenStore.read() !== null });
  return onSessionChange((change) => dispatch({ type: 'changed-elsewhere', change }));
}

export const session = {
  current: store.current,
  /** After any call that answers with a token: sign-in, registration, social sign-in, autologin. */
  signedIn: ({ accessToken, profile }: Pick<AuthResponse, 'accessToken' | 'profile'>) =>
    dispatch({ type: 'signed-in', token: accessToken, profile }),
  signedOut: () => dispatch({ type: 'signed-out' }),
  dropped: () => dispatch({ type: 'dropped' }),
  refused: () => dispatch({ type: 'session-refused' }),
  profileLoaded: (profile: Profile) => dispatch({ type: 'profile-loaded', profile }),
  profileChanged: (profile: Profile) => dispatch({ type: 'profile-changed', profile }),
};

/** The session of this page; `starting` on the server and in the browser's first frame. */
export const useSession = store.useCurrent;
