import { describe, expect, it } from 'vitest';
import { reducePlay, runningLaunch, startingPlay, type PlayEvent, type PlayState, type PlayWorld } from './play-reducer.ts';
import type { Launch } from './use-launch.ts';

const guest: PlayWorld = { isKnown: true, isPlayer: false, accountId: null, isEmpty: false, isAvailable: true };
const player = (accountId: string, more: Partial<PlayWorld> = {}): PlayWorld => ({ ...guest, isPlayer: true, accountId, ...more });
const euros = player('euros');
const dollars = player('dollars');

let launches = 0;
const launched = (mode: 'real' | 'demo', accountId?: string): PlayEvent => {
  launches += 1;
  const launch: Launch = { key: launches, mode, accountId, sessionId: null, token: null, url: 'https://x/', origin: 'https://x' };
  return { type: 'game-launched', launch };
};
const entered = (accountId: string, isRealAsked = false): PlayEvent => ({ type: 'account-entered', accountId, isRealAsked });
const heard = (message: Extract<PlayEvent, { type: 'message-heard' }>['message']): PlayEvent => ({ type: 'message-heard', message });
const chosen = (mode: 'real' | 'demo'): PlayEvent => ({ type: 'mode-chosen', mode });

/** Plays events from the start, each in its world; answers the last state and the effects of the last event. */
function play(...story: [PlayEvent, PlayWorld][]) {
  let state: PlayState = startingPlay(false);
  let effects: unknown[] = [];
  for (const [event, world] of story) {
    const step = reducePlay(state, event, world);
    state = step.state;
    effects = step.effects.map((effect) => (effect.type === 'launch' ? `launch ${effect.mode}` : effect.type));
  }
  return { state, effects, running: runningLaunch(state, story.at(-1)![1].accountId)?.mode ?? null };
}

describe('[GAME-03] starting', () => {
  it('waits, before it is known who is there, and then is what it is for him, once', () => {
    const early: [PlayEvent, PlayWorld] = [chosen('real'), { ...guest, isKnown: false }];
    const known: PlayEvent = { type: 'visitor-known' };
    expect(play(early).effects).toEqual([]);
    expect(play(early, [known, euros]).effects).toEqual(['launch real']);
    expect(play(early, [known, guest]).effects).toEqual(['open-sign-up']);
    expect(play(early, [known, euros], [known, euros]).effects).toEqual([]);
    expect(play(early, [entered('euros', true), euros], [known, euros])).toMatchObject({ effects: [], state: { waiting: null } });
  });

  it.each([
    ['a demo for a guest', 'demo', guest, ['launch demo']],
    ['an account for a guest who wants money', 'real', guest, ['open-sign-up']],
    ['the wallet where it is empty', 'real', player('euros', { isEmpty: true }), ['open-wallet']],
    ['a demo with an empty account', 'demo', player('euros', { isEmpty: true }), ['launch demo']],
    ['real play', 'real', euros, ['launch real']],
  ] as const)('is %s', (_, mode, world, effects) => {
    expect(play([chosen(mode), world]).effects).toEqual(effects);
  });

  it('is busy until the game is launched or refused', () => {
    expect(play([chosen('real'), euros]).state.isStarting).toBe(true);
    expect(play([chosen('real'), euros], [launched('real', 'euros'), euros])).toMatchObject({
      state: { isStarting: false },
      running: 'real',
    });
    const refused = { type: 'launch-refused', fault: 'failed' } as const;
    expect(play([chosen('demo'), guest], [refused, guest]).state).toMatchObject({ isStarting: false, fault: 'failed' });
    expect(play([chosen('demo'), guest], [refused, guest], [{ type: 'retry-chosen' }, guest])).toMatchObject({
      state: { fault: null, isStarting: true },
      effects: ['launch demo'],
    });
    expect(play([chosen('real'), euros], [{ ...refused, fault: null }, euros]).state.fault).toBeNull();
  });

  it('starts by itself only what the address asks for', () => {
    expect(play([entered('euros'), euros]).effects).toEqual([]);
    expect(play([entered('euros', true), euros]).effects).toEqual(['launch real']);
    expect(play([entered('euros', true), player('euros', { isAvailable: false })]).effects).toEqual([]);
    expect(play([{ type: 'demo-asked' }, guest]).effects).toEqual(['launch demo']);
  });

  it('starts no second time while it starts', () => {
    expect(play([chosen('real'), euros], [entered('euros', true), euros]).effects).toEqual([]);
  });

  it('starts no second time for the same account', () => {
    expect(play([entered('euros', true), euros], [launched('real', 'euros'), euros], [entered('euros', true), euros]).effects).toEqual([]);
  });

  it('follows the wish of a reminder once', () => {
    const wish: PlayEvent = { type: 'reminder-followed', key: 'a' };
    expect(play([wish, euros]).effects).toEqual(['launch real']);
    expect(play([wish, euros], [wish, euros]).effects).toEqual([]);
    expect(play([wish, euros], [{ ...wish, key: 'b' }, euros]).effects).toEqual(['launch real']);
  });
});

describe('[GAME-03] going on', () => {
  it('goes on for money when a guest who played for fun signs in', () => {
    const seen: PlayEvent = { type: 'guest-seen' };
    expect(play([seen, guest], [launched('demo'), guest], [entered('euros'), euros]).effects).toEqual(['launch real']);
    // Who only looked goes on looking.
    expect(play([seen, guest], [entered('euros'), euros]).effects).toEqual([]);
    // A demo of a player stays one.
    expect(play([entered('euros'), euros], [launched('demo'), euros], [entered('dollars'), dollars]).effects).toEqual([]);
  });

  it('ends with another account, and starts with that one', () => {
    const real = launched('real', 'euros');
    expect(play([entered('euros', true), euros], [real, euros], [entered('dollars'), dollars])).toMatchObject({
      running: null,
      effects: ['launch real'],
    });
  });

  it('starts again back at the first account, when the other one was empty', () => {
    const empty = player('dollars', { isEmpty: true });
    const story: [PlayEvent, PlayWorld][] = [
      [entered('euros', true), euros],
      [launched('real', 'euros'), euros],
      [entered('dollars'), empty],
    ];
    expect(play(...story).effects).toEqual(['open-wallet']);
    expect(play(...story, [entered('euros'), euros]).effects).toEqual(['launch real']);
  });

  it('begins the real game, and not the demo before it, once the wallet that was opened for it is left', () => {
    const empty = player('euros', { isEmpty: true });
    const left: PlayEvent = { type: 'wallet-left' };
    const story: [PlayEvent, PlayWorld][] = [
      [{ type: 'guest-seen' }, guest],
      [launched('demo'), guest],
      [entered('euros'), empty],
    ];
    expect(play(...story).effects).toEqual(['open-wallet']);
    expect(play(...story, [left, empty]).effects).toEqual(['launch real']);
    expect(play(...story, [left, euros]).effects).toEqual(['launch real']);
    // Who only looked at the cover is asked nothing; a wallet that was opened otherwise starts nothing.
    expect(play([chosen('real'), empty], [left, empty]).effects).toEqual([]);
    expect(play([launched('demo'), euros], [left, euros]).effects).toEqual([]);
  });

  it('[GAME-06] begins a real game anew once the player has read what a bet may be', () => {
    const reading: PlayEvent = { type: 'bet-rules-toggled', isReading: true };
    const read: PlayEvent = { type: 'bet-rules-toggled', isReading: false };
    expect(play([launched('real', 'euros'), euros], [reading, euros]).effects).toEqual([]);
    expect(play([launched('real', 'euros'), euros], [reading, euros], [read, euros]).effects).toEqual(['launch real']);
    expect(play([launched('demo'), euros], [reading, euros], [read, euros]).effects).toEqual([]);
    expect(play([launched('real', 'euros'), euros], [read, euros]).effects).toEqual([]);
  });
});

describe('ending', () => {
  it('is over when the player ends it', () => {
    expect(play([launched('demo'), guest], [{ type: 'end-chosen' }, guest])).toMatchObject({ running: null, state: { hasEnded: false } });
  });

  it('[GAME-03] offers to go on when the session of the game has ended', () => {
    const ended = [
      [chosen('demo'), guest],
      [launched('demo'), guest],
      [heard('session-expired'), guest],
    ] as [PlayEvent, PlayWorld][];
    expect(play(...ended)).toMatchObject({ running: null, state: { hasEnded: true } });
    expect(play(...ended, [{ type: 'retry-chosen' }, guest]).effects).toEqual(['launch demo']);
    expect(play(...ended, [{ type: 'retry-chosen' }, guest], [launched('demo'), guest])).toMatchObject({
      running: 'demo',
      state: { hasEnded: false },
    });
  });
});

it('hears what a game says: money matters only in a real one', () => {
  const real = launched('real', 'euros');
  const after = (event: PlayEvent, message: Parameters<typeof heard>[0]) => play([event, euros], [heard(message), euros]).effects;
  expect(after(real, 'lobby')).toEqual(['go-to-lobby']);
  expect(after(real, 'insufficient-funds')).toEqual(['open-wallet']);
  expect(after(launched('demo'), 'insufficient-funds')).toEqual([]);
  expect(after(real, 'round-started')).toEqual(['hold-balance']);
  expect(after(launched('demo'), 'round-started')).toEqual([]);
  expect(after(real, 'round-ended')).toEqual(['release-balance']);
  expect(after(real, 'ready')).toEqual([]);
});

it('[GAME-03] shows the balance again where another launch takes the place of a round that is under way', () => {
  const [real, begun]: [PlayEvent, PlayEvent] = [launched('real', 'euros'), heard('round-started')];
  for (const next of [launched('demo'), launched('real', 'euros')])
    expect(play([real, euros], [begun, euros], [next, euros]).effects).toEqual(['release-balance']);
  expect(play([real, euros], [launched('demo'), euros]).effects).toEqual([]);
});

it('knows whether a round is under way, in a demo too, and forgets it with the game', () => {
  const demo = launched('demo');
  const isInRound = (...events: PlayEvent[]) =>
    play(...[demo, ...events].map((event): [PlayEvent, PlayWorld] => [event, guest])).state.isInRound;
  expect(isInRound()).toBe(false);
  expect(isInRound(heard('round-started'))).toBe(true);
  expect(isInRound(heard('round-started'), heard('round-ended'))).toBe(false);
  expect(isInRound(heard('round-started'), launched('demo'))).toBe(false);
});
