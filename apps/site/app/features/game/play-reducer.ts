import type { GameMessage } from '@verdigale/partner-wire';
import type { GameMode, Launch } from './use-launch.ts';

/** What stands around the game at the moment of an event. */
export interface PlayWorld {
  /** It is known who is there, and a player's account. */
  isKnown: boolean;
  isPlayer: boolean;
  /** The account that is played with; null for guests and until it is known. */
  accountId: string | null;
  /** There is nothing to play with in it. */
  isEmpty: boolean;
  isAvailable: boolean;
}

export type PlayFault = 'failed' | 'stopped';

export interface PlayState {
  /** The last launch, though its session may have ended or its account may no longer be the active one. */
  launch: Launch | null;
  /** The session of that launch has ended. */
  hasEnded: boolean;
  isStarting: boolean;
  /** Why the last start did not come about, where it may be tried again: it failed, or an operator has stopped the game. */
  fault: PlayFault | null;
  /** What was started last. */
  mode: GameMode;
  /** What was pressed before it was known who is there: it waits for that, since a player is no guest whom to ask to sign up. */
  waiting: GameMode | null;
  /** A guest was here, whose demo goes on for money once they have signed in. */
  wasGuest: boolean;
  /** The account that was entered last. */
  accountId: string | null;
  /** The last reminder whose wish for real play was met. */
  metReminder: string | null;
  /** Real play waits for money: the wallet was opened for it. */
  isMoneyAwaited: boolean;
  /** The player reads what a bet may be. */
  isReading: boolean;
  /** A round is under way, as the game says. */
  isInRound: boolean;
}

/** What happened, in the past tense. */
export type PlayEvent =
  | { type: 'mode-chosen'; mode: GameMode }
  | { type: 'visitor-known' }
  | { type: 'retry-chosen' }
  | { type: 'end-chosen' }
  | { type: 'guest-seen' }
  /** An account became the active one, or the address of one who has it began to ask for real play. */
  | { type: 'account-entered'; accountId: string; isRealAsked: boolean }
  /** The reminder of a demo led here with a wish for real play; it is met once. */
  | { type: 'reminder-followed'; key: string }
  | { type: 'demo-asked' }
  | { type: 'bet-rules-toggled'; isReading: boolean }
  | { type: 'wallet-left' }
  | { type: 'game-launched'; launch: Launch }
  | { type: 'launch-refused'; fault: PlayFault | null }
  | { type: 'message-heard'; message: GameMessage };

/** What the outside world has to do about it, in this order. */
export type PlayEffect =
  | { type: 'launch'; mode: GameMode }
  | { type: 'open-sign-up' }
  | { type: 'open-wallet' }
  | { type: 'go-to-lobby' }
  /** The header must not show a win before the reels do. */
  | { type: 'hold-balance' }
  | { type: 'release-balance' };

export interface PlayStep {
  state: PlayState;
  effects: readonly PlayEffect[];
}

export function startingPlay(isReading: boolean): PlayState {
  return {
    launch: null,
    hasEnded: false,
    isStarting: false,
    fault: null,
    mode: 'real',
    waiting: null,
    wasGuest: false,
    accountId: null,
    metReminder: null,
    isMoneyAwaited: false,
    isReading,
    isInRound: false,
  };
}

/** What runs: a real game belongs to one account, so that another account, or none, ends it. */
export function runningLaunch({ launch, hasEnded }: PlayState, accountId: string | null): Launch | null {
  const isOthers = launch?.mode === 'real' && launch.accountId !== accountId;
  return isOthers || hasEnded ? null : launch;
}

/** The next state of a game's page and what has to be done, decided without touching anything. (wire 21) */
export function reducePlay(state: PlayState, event: PlayEvent, world: PlayWorld): PlayStep {
  const running = runningLaunch(state, world.accountId);
  const isReal = running?.mode === 'real';
  switch (event.type) {
    case 'mode-chosen':
      return world.isKnown ? start(state, event.mode, world) : stay({ ...state, waiting: event.mode });
    case 'visitor-known':
      // Where the address asked for it too, it has started by now.
      return state.waiting && !state.isStarting
        ? start({ ...state, waiting: null }, state.waiting, world)
        : stay({ ...state, waiting: null });
    case 'retry-chosen':
      return start(state, state.mode, world);
    case 'end-chosen':
      return stay({ ...state, launch: null, hasEnded: false });
    case 'guest-seen':
      return stay({ ...state, wasGuest: true });
    case 'account-entered':
      return enterAccount(state, event, world);
    case 'reminder-followed':
      return state.metReminder === event.key ? stay(state) : start({ ...state, metReminder: event.key }, 'real', world);
    case 'demo-asked':
      return start(state, 'demo', world);
    case 'bet-rules-toggled': {
      const next = { ...state, isReading: event.isReading };
      // Once the player has read what a bet may be, the game begins anew.
      return state.isReading && !event.isReading && isReal ? start(next, 'real', world) : stay(next);
    }
    case 'wallet-left':
      return leaveWallet(state, world);
    case 'game-launched':
      // Nobody reports the end of a round that this one cuts off.
      return stay(
        { ...state, launch: event.launch, hasEnded: false, isStarting: false, isInRound: false },
        ...(state.isInRound ? [{ type: 'release-balance' } as const] : []),
      );
    case 'launch-refused':
      return stay({ ...state, isStarting: false, fault: event.fault });
    case 'message-heard':
      return hear(state, event.message, running);
  }
}

function stay(state: PlayState, ...effects: readonly PlayEffect[]): PlayStep {
  return { state, effects };
}

function start(state: PlayState, mode: GameMode, { isPlayer, isEmpty }: PlayWorld): PlayStep {
  if (mode === 'real' && !isPlayer) return stay(state, { type: 'open-sign-up' });
  if (mode === 'real' && isEmpty) return stay({ ...state, isMoneyAwaited: true }, { type: 'open-wallet' });
  return begin(state, mode);
}

function begin(state: PlayState, mode: GameMode): PlayStep {
  return stay({ ...state, mode, isStarting: true, fault: null, isMoneyAwaited: false }, { type: 'launch', mode });
}

/** Whoever wanted to play for money and was led to the wallet comes back to that, and not to the demo before it. */
function leaveWallet(state: PlayState, { isPlayer, isEmpty }: PlayWorld): PlayStep {
  const next = { ...state, isMoneyAwaited: false };
  const isWanted = state.isMoneyAwaited && isPlayer && !state.isStarting;
  return isWanted && (!isEmpty || state.launch !== null) ? begin(next, 'real') : stay(next);
}

/** Real play starts where it was asked for; it goes on after an account was switched, or a guest who played for fun has signed in. */
function enterAccount(state: PlayState, event: Extract<PlayEvent, { type: 'account-entered' }>, world: PlayWorld): PlayStep {
  const { launch, wasGuest, isStarting } = state;
  const isWanted = event.isRealAsked || launch?.mode === 'real' || (wasGuest && launch !== null);
  // Back at an account whose game has ended meanwhile, it is another launch.
  const isNew = launch?.accountId !== event.accountId || state.accountId !== event.accountId;
  const next = { ...state, wasGuest: false, accountId: event.accountId };
  return isWanted && isNew && !isStarting && world.isAvailable ? start(next, 'real', world) : stay(next);
}

function hear(state: PlayState, message: GameMessage, running: Launch | null): PlayStep {
  const isReal = running?.mode === 'real';
  switch (message) {
    case 'lobby':
      return stay(state, { type: 'go-to-lobby' });
    case 'insufficient-funds':
      return isReal ? stay(state, { type: 'open-wallet' }) : stay(state);
    case 'session-expired':
      return stay({ ...state, hasEnded: running !== null || state.hasEnded });
    case 'round-started':
      return stay({ ...state, isInRound: true }, ...(isReal ? [{ type: 'hold-balance' } as const] : []));
    case 'round-ended':
      return stay({ ...state, isInRound: false }, { type: 'release-balance' });
    case 'ready':
      return stay(state);
  }
}
