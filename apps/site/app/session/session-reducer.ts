import type { Profile } from '@verdigale/contract';

/**
 * Where a visitor stands. `starting` is what the server renders and the browser's first frame; `restoring` has a token and
 * waits for its profile.
 */
export type SessionState = { status: 'starting' | 'restoring' | 'guest'; profile: null } | { status: 'player'; profile: Profile };

/** What happened, in the past tense. */
export type SessionEvent =
  | { type: 'page-started'; hasToken: boolean }
  | { type: 'profile-loaded'; profile: Profile }
  | { type: 'profile-changed'; profile: Profile }
  /** By sign-in, registration by e-mail or phone, social sign-in or autologin: all the same from here. */
  | { type: 'signed-in'; token: string; profile: Profile }
  | { type: 'signed-out' }
  /** Makes room for another session, which is about to begin: nobody is asked to sign in. (wire 3.4) */
  | { type: 'dropped' }
  /** 401 or 403 on an authenticated call, or a refresh that failed. */
  | { type: 'session-refused' }
  | { type: 'changed-elsewhere'; change: 'login' | 'logout' };

/** What the outside world has to do about it, in this order. */
export type SessionEffect =
  | { type: 'store-token'; token: string }
  | { type: 'clear-token' }
  | { type: 'load-profile' }
  | { type: 'load-accounts' }
  /** Joins the player's channels, or leaves them and goes on as a guest. */
  | { type: 'connect-socket'; playerId: string | null }
  | { type: 'forget-player-data' }
  | { type: 'notify-other-tabs'; change: 'login' | 'logout' }
  | { type: 'open-sign-in' }
  | { type: 'go-home' }
  | { type: 'reload-page' };

export interface SessionStep {
  state: SessionState;
  effects: readonly SessionEffect[];
}

export const startingSession: SessionState = { status: 'starting', profile: null };
const guest: SessionState = { status: 'guest', profile: null };

const asPlayer = (profile: Profile): readonly SessionEffect[] => [
  { type: 'load-accounts' },
  { type: 'connect-socket', playerId: profile.id },
];
const withoutPlayer: readonly SessionEffect[] = [{ type: 'forget-player-data' }, { type: 'connect-socket', playerId: null }];
const asGuest: readonly SessionEffect[] = [{ type: 'clear-token' }, ...withoutPlayer];

/** The next state of the session and what has to be done, decided without touching anything. (A 4) */
export function reduceSession(state: SessionState, event: SessionEvent): SessionStep {
  const isSignedIn = state.status === 'player' || state.status === 'restoring';
  switch (event.type) {
    case 'page-started':
      if (state.status !== 'starting') return { state, effects: [] };
      return event.hasToken
        ? { state: { status: 'restoring', profile: null }, effects: [{ type: 'load-profile' }] }
        : { state: guest, effects: [] };
    case 'profile-loaded':
      if (state.status !== 'restoring') return { state, effects: [] };
      return { state: { status: 'player', profile: event.profile }, effects: asPlayer(event.profile) };
    case 'profile-changed':
      // It may come late, of a player who was signed in on this page before.
      if (state.profile?.id !== event.profile.id) return { state, effects: [] };
      return { state: { status: 'player', profile: event.profile }, effects: [] };
    case 'signed-in':
      return {
        state: { status: 'player', profile: event.profile },
        effects: [{ type: 'store-token', token: event.token }, ...asPlayer(event.profile), { type: 'notify-other-tabs', change: 'login' }],
      };
    case 'signed-out':
    case 'session-refused':
      // A call that needs a session, made by a guest. (wire 0.2)
      if (!isSignedIn) return { state, effects: event.type === 'session-refused' ? [{ type: 'open-sign-in' }] : [] };
      return { state: guest, effects: [...asGuest, { type: 'notify-other-tabs', change: 'logout' }, { type: 'open-sign-in' }] };
    case 'dropped':
      return { state: guest, effects: isSignedIn ? [...asGuest, { type: 'notify-other-tabs', change: 'logout' }] : [] };
    case 'changed-elsewhere':
      if (event.change === 'login') return { state, effects: isSignedIn ? [] : [{ type: 'reload-page' }] };
      // The other tab has notified everybody and cleared the token already. One that is there now is newer: a sleeping tab hears of it late.
      return isSignedIn ? { state: guest, effects: [...withoutPlayer, { type: 'go-home' }] } : { state, effects: [] };
  }
}
