import type { Profile } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import { reduceSession, startingSession, type SessionEffect, type SessionEvent, type SessionState } from './session-reducer.ts';

const profile = { id: 'p1', nickname: 'ann' } as Profile;

/** Plays events from the start; answers the last state and the effects of the last event, by name. */
function play(...events: SessionEvent[]): { state: SessionState; effects: readonly SessionEffect[]; names: string[] } {
  let step = reduceSession(startingSession, events[0]!);
  for (const event of events.slice(1)) step = reduceSession(step.state, event);
  return { ...step, names: step.effects.map((effect) => effect.type) };
}

const started: SessionEvent = { type: 'page-started', hasToken: false };
const startedWithToken: SessionEvent = { type: 'page-started', hasToken: true };
const loaded: SessionEvent = { type: 'profile-loaded', profile };
const signedIn: SessionEvent = { type: 'signed-in', token: 't', profile };
const toGuest = ['clear-token', 'forget-player-data', 'connect-socket'];

describe('session', () => {
  it('starts as a guest without a token', () => {
    expect(play(started)).toMatchObject({ state: { status: 'guest' }, effects: [] });
  });

  it('[SHELL-17] restores a session from its token: the profile, then what depends on it', () => {
    expect(play(startedWithToken)).toMatchObject({ state: { status: 'restoring' }, names: ['load-profile'] });
    expect(play(startedWithToken, loaded)).toMatchObject({
      state: { status: 'player', profile },
      names: ['load-accounts', 'connect-socket'],
    });
  });

  it("[AUTH-10] stores token and profile, loads accounts, reconnects the socket to the player's channels on a sign-in", () => {
    const { state, effects } = play(started, signedIn);
    expect(state).toEqual({ status: 'player', profile });
    expect(effects).toEqual([
      { type: 'store-token', token: 't' },
      { type: 'load-accounts' },
      { type: 'connect-socket', playerId: 'p1' },
      { type: 'notify-other-tabs', change: 'login' },
    ]);
  });

  it.each<SessionEvent['type']>(['signed-out', 'session-refused'])('[AUTH-11] clears everything and opens sign-in when %s', (type) => {
    const { state, names, effects } = play(started, signedIn, { type } as SessionEvent);
    expect(state).toEqual({ status: 'guest', profile: null });
    expect(names).toEqual([...toGuest, 'notify-other-tabs', 'open-sign-in']);
    expect(effects).toContainEqual({ type: 'connect-socket', playerId: null });
  });

  it('[AUTH-11] ends a session whose token is refused before the profile came', () => {
    expect(play(startedWithToken, { type: 'session-refused' }).state.status).toBe('guest');
  });

  it('opens sign-in for a guest whose call needs a session, and clears nothing', () => {
    expect(play(started, { type: 'session-refused' })).toMatchObject({ state: { status: 'guest' }, names: ['open-sign-in'] });
    expect(play(started, { type: 'signed-out' }).names).toEqual([]);
  });

  it('[AUTH-19] makes room for another session without asking anybody to sign in', () => {
    expect(play(started, signedIn, { type: 'dropped' })).toMatchObject({
      state: { status: 'guest' },
      names: [...toGuest, 'notify-other-tabs'],
    });
    expect(play(startedWithToken, { type: 'dropped' }, loaded).state.status).toBe('guest');
    expect(play(started, { type: 'dropped' }).names).toEqual([]);
  });

  it('ignores a profile that arrives after the session ended', () => {
    expect(play(startedWithToken, { type: 'session-refused' }, loaded)).toMatchObject({ state: { status: 'guest' }, names: [] });
  });

  it('[AUTH-14] reloads a logged-out tab when another signs in, and leaves a signed-in one alone', () => {
    expect(play(started, { type: 'changed-elsewhere', change: 'login' }).names).toEqual(['reload-page']);
    expect(play(started, signedIn, { type: 'changed-elsewhere', change: 'login' }).names).toEqual([]);
  });

  it('[AUTH-14] takes a signed-in tab home when another signs out, and notifies nobody a second time', () => {
    const { state, names } = play(started, signedIn, { type: 'changed-elsewhere', change: 'logout' });
    expect(state.status).toBe('guest');
    expect(names).toEqual(['forget-player-data', 'connect-socket', 'go-home']);
    expect(play(started, { type: 'changed-elsewhere', change: 'logout' }).names).toEqual([]);
  });

  it('[AUTH-14] leaves the token alone when another tab signs out: by the time a sleeping tab hears of it, it may be that of a new session', () => {
    for (const before of [[started, signedIn], [startedWithToken]])
      expect(play(...before, { type: 'changed-elsewhere', change: 'logout' }).names).not.toContain('clear-token');
  });

  it('takes a changed profile over without reconnecting anything', () => {
    const changed = { ...profile, nickname: 'bea' };
    expect(play(started, signedIn, { type: 'profile-changed', profile: changed })).toMatchObject({
      state: { profile: changed },
      names: [],
    });
    expect(play(started, { type: 'profile-changed', profile: changed }).state.status).toBe('guest');
  });

  it('takes over no profile of who was signed in before: a call of theirs may be answered late', () => {
    const other: SessionEvent = { type: 'signed-in', token: 't2', profile: { ...profile, id: 'p2' } };
    const late: SessionEvent = { type: 'profile-changed', profile: { ...profile, nickname: 'bea' } };
    expect(play(started, signedIn, { type: 'dropped' }, other, late).state.profile?.id).toBe('p2');
  });

  it('starts only once', () => {
    expect(play(started, signedIn, started)).toMatchObject({ state: { status: 'player' }, names: [] });
  });
});
