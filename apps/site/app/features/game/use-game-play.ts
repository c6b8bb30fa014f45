import type { Game } from '@verdigale/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { GameMessage } from '@verdigale/partner-wire';
import { roundBalance, useAccounts } from '#app/features/wallet/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { useSession } from '#app/session/index.ts';
import { refusalOf } from './refusal.ts';
import { useLaunch, type GameMode, type Launch } from './use-launch.ts';

export interface GamePlay {
  /** What runs; null while nothing does. */
  launch: Launch | null;
  isPlayer: boolean;
  isBusy: boolean;
  /** Why nothing runs, where it can be tried again. */
  trouble: 'failed' | 'ended' | null;
  play(mode: GameMode): void;
  again(): void;
  end(): void;
  /** What the game says, beside that it is ready. */
  hear(message: GameMessage): void;
}

/** Starts, switches and ends a game. Nothing starts by itself but what the address asks for, and what the player was in before. (wire 21) */
export function useGamePlay(game: Game): GamePlay {
  const { status } = useSession();
  const { active, isError } = useAccounts();
  const { open } = useModals();
  const { path } = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [launched, setLaunched] = useState<Launch | null>(null);
  const [endedKey, setEndedKey] = useState<number | null>(null);
  const wasGuest = useRef(false);
  const lastAccount = useRef<string | null>(null);
  const start = useLaunch(game.identity, active);
  const isPlayer = status === 'player';
  // A real game belongs to one account: another account, or none, ends it.
  const isOthers = launched?.mode === 'real' && launched.accountId !== active?.id;
  const hasEnded = launched !== null && launched.key === endedKey;
  const launch = isOthers || hasEnded ? null : launched;

  function play(mode: GameMode) {
    if (mode === 'real' && !isPlayer) return open('sign-up');
    if (mode === 'real' && active?.balance === 0) return open('wallet', { value: 'deposit' });
    return start.mutate(mode, { onSuccess: setLaunched });
  }

  // Where real play was asked for; where it goes on after an account was switched, or a guest who played for fun has signed in.
  const wanted = search.get('real');
  const accountId = active?.id;
  const goOn = useEffectEvent((account: string, isAsked: boolean) => {
    const isWanted = isAsked || launched?.mode === 'real' || (wasGuest.current && launched !== null);
    // Back at an account whose game has ended meanwhile, it is another launch.
    const isNew = launched?.accountId !== account || lastAccount.current !== account;
    wasGuest.current = false;
    lastAccount.current = account;
    if (isWanted && isNew && !start.isPending && game.isAvailable) play('real');
  });
  useEffect(() => {
    if (accountId) goOn(accountId, wanted === 'true');
  }, [accountId, wanted]);
  useEffect(() => {
    if (status === 'guest') wasGuest.current = true;
  }, [status]);

  // The reminder of a demo asks for real play, once.
  const { key, state } = useLocation();
  const asked = (state as { playReal?: boolean } | null)?.playReal ? key : null;
  const answered = useRef<string | null>(null);
  const answer = useEffectEvent((by: string) => {
    if (answered.current !== by) play('real');
    answered.current = by;
  });
  useEffect(() => {
    if (asked) answer(asked);
  }, [asked]);

  // A demo that was asked for by name starts for anybody; a guest who asks for real play gets it in its place.
  const isDemoWanted = (wanted === 'false' || (wanted === 'true' && status === 'guest')) && game.isDemoMode && game.isAvailable;
  const startDemo = useEffectEvent(() => play('demo'));
  useEffect(() => {
    if (isDemoWanted) startDemo();
  }, [isDemoWanted]);

  // Once the player has read what a bet may be, the game begins anew.
  const isReading = search.has('max-bets');
  const wasReading = useRef(isReading);
  const restart = useEffectEvent(() => launch?.mode === 'real' && play('real'));
  useEffect(() => {
    if (wasReading.current && !isReading) restart();
    wasReading.current = isReading;
  }, [isReading]);

  const isRunning = launch !== null;
  useEffect(() => (isRunning ? roundBalance.release : undefined), [isRunning]);

  return {
    launch,
    isPlayer,
    isBusy: start.isPending || (isPlayer && !active && !isError),
    trouble: start.error && refusalOf(start.error) === 'again' ? 'failed' : hasEnded ? 'ended' : null,
    play,
    again: () => play(start.variables ?? 'real'),
    end: () => setLaunched(null),
    hear(message) {
      const isReal = launch?.mode === 'real';
      if (message === 'lobby') void navigate(path('/'));
      if (message === 'insufficient-funds' && isReal) open('wallet', { value: 'deposit' });
      if (message === 'session-expired') setEndedKey(launch?.key ?? null);
      // The header must not tell a win before the reels do.
      if (message === 'round-started' && isReal) roundBalance.begin();
      if (message === 'round-ended') roundBalance.release();
    },
  };
}
