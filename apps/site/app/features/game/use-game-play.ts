import type { Game } from '@verdigale/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { GameMessage } from '@verdigale/partner-wire';
import { roundBalance, useAccounts } from '#app/features/wallet/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { useSession } from '#app/session/index.ts';
import { reducePlay, runningLaunch, startingPlay, type PlayEffect, type PlayEvent, type PlayFault } from './play-reducer.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { useLaunch, type GameMode, type Launch } from './use-launch.ts';

export interface GamePlay {
  /** What runs; null while nothing does. */
  launch: Launch | null;
  isPlayer: boolean;
  isBusy: boolean;
  /** What was asked for and is on its way. */
  starting: GameMode | null;
  /** A round is under way, as the game says. */
  isInRound: boolean;
  /** Why nothing runs, where it can be tried again. */
  trouble: PlayFault | 'ended' | null;
  play(mode: GameMode): void;
  again(): void;
  end(): void;
  /** What the game says, beside that it is ready. */
  hear(message: GameMessage): void;
}

/**
 * Starts, switches and ends a game, as `reducePlay` decides. Nothing starts without a press except what the address asks for and what the
 * player was playing before. (wire 21)
 */
export function useGamePlay(game: Game): GamePlay {
  const { status } = useSession();
  const { active, isError } = useAccounts();
  const [search] = useSearchParams();
  const { key, state: entry } = useLocation();
  const isReading = search.has('max-bets');
  const [state, setState] = useState(() => startingPlay(isReading));
  // Several events may happen before the next render.
  const latest = useRef(state);
  const run = useRun(game, (event) => dispatch(event));
  const isPlayer = status === 'player';
  const accountId = active?.id ?? null;
  const isKnown = status === 'guest' || (isPlayer && (accountId !== null || isError));
  const launch = runningLaunch(state, accountId);

  function dispatch(event: PlayEvent) {
    const world = { isKnown, isPlayer, accountId, isEmpty: active?.balance === 0, isAvailable: game.isAvailable };
    const step = reducePlay(latest.current, event, world);
    latest.current = step.state;
    setState(step.state);
    step.effects.forEach(run);
  }
  const report = useEffectEvent(dispatch);

  const wanted = search.get('real');
  const reminder = (entry as { playReal?: boolean } | null)?.playReal ? key : null;
  // A demo that the address names starts for everybody; a guest whose address names real play gets the demo instead.
  const isDemoAsked = (wanted === 'false' || (wanted === 'true' && status === 'guest')) && game.isDemoMode && game.isAvailable;
  useEffect(() => {
    if (accountId) report({ type: 'account-entered', accountId, isRealAsked: wanted === 'true' });
  }, [accountId, wanted]);
  useEffect(() => {
    if (isKnown) report({ type: 'visitor-known' });
  }, [isKnown]);
  useEffect(() => {
    if (status === 'guest') report({ type: 'guest-seen' });
  }, [status]);
  useEffect(() => {
    if (reminder) report({ type: 'reminder-followed', key: reminder });
  }, [reminder]);
  useEffect(() => {
    if (isDemoAsked) report({ type: 'demo-asked' });
  }, [isDemoAsked]);
  useEffect(() => report({ type: 'bet-rules-toggled', isReading }), [isReading]);
  const isInWallet = search.has('wallet');
  const wasInWallet = useRef(false);
  useEffect(() => {
    if (wasInWallet.current && !isInWallet) report({ type: 'wallet-left' });
    wasInWallet.current = isInWallet;
  }, [isInWallet]);

  const isRunning = launch !== null;
  useEffect(() => (isRunning ? roundBalance.release : undefined), [isRunning]);

  return {
    launch,
    isPlayer,
    isBusy: state.isStarting || state.waiting !== null || (isPlayer && !isKnown),
    starting: state.isStarting ? state.mode : state.waiting,
    isInRound: isRunning && state.isInRound,
    trouble: state.fault ?? (state.hasEnded ? 'ended' : null),
    play: (mode) => dispatch({ type: 'mode-chosen', mode }),
    again: () => dispatch({ type: 'retry-chosen' }),
    end: () => dispatch({ type: 'end-chosen' }),
    hear: (message) => dispatch({ type: 'message-heard', message }),
  };
}

/** What the page itself says of a launch that was refused, and offers to try again. */
function faultOf(refusal: Refusal): PlayFault | null {
  if (refusal === 'stopped') return 'stopped';
  return refusal === 'again' ? 'failed' : null;
}

/** Does what the reducer decides. */
function useRun(game: Game, dispatch: (event: PlayEvent) => void): (effect: PlayEffect) => void {
  const { active } = useAccounts();
  const { open } = useModals();
  const { path } = useLocale();
  const navigate = useNavigate();
  const { mutate } = useLaunch(game.identity, active);
  return (effect) => {
    switch (effect.type) {
      case 'launch':
        return mutate(effect.mode, {
          onSuccess: (launch) => dispatch({ type: 'game-launched', launch }),
          onError: (error) => dispatch({ type: 'launch-refused', fault: faultOf(refusalOf(error)) }),
        });
      case 'open-sign-up':
        return open('sign-up');
      case 'open-wallet':
        return open('wallet', { value: 'deposit' });
      case 'go-to-lobby':
        return void navigate(path('/'));
      case 'hold-balance':
        return roundBalance.begin();
      case 'release-balance':
        return roundBalance.release();
    }
  };
}
