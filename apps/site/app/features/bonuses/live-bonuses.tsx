import {
  bonusCodeStatus,
  playerBonusStatus,
  playerChannels,
  type BonusCode,
  type PlayerBonus,
  type PlayerFreespin,
} from '@verdigale/contract';
import { useEffect } from 'react';
import { preloadAlerts, showAlert } from '#app/alerts/show-alert.ts';
import { useAfterRound } from '#app/features/wallet/index.ts';
import { refetchOffers } from '#app/queries/bonuses.ts';
import { refetchMessages } from '#app/queries/messages.ts';
import { dropBonus, dropSpins, refetchAllBonuses } from '#app/queries/own-bonuses.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { useDebouncedCall } from '#app/widgets/use-debounced-call.ts';
import { useTell } from './use-tell.tsx';

/** Updates come in bursts, one for each of a package. (W 9) */
const refetchAfterMs = 500;

/** Keeps bonuses, free spins and codes of the signed-in player fresh, and tells what becomes of them. Renders nothing. (RT-02, BON-01) */
export function LiveBonuses() {
  const events = useBonusEvents();
  useEffect(preloadAlerts, []);
  usePlayerChannel(playerChannels.bonuses, { events: events.bonuses, onGap: events.catchUp });
  usePlayerChannel(playerChannels.freespins, { events: events.spins, onGap: events.catchUp });
  usePlayerChannel(playerChannels.bonusCodes, { events: events.codes, onGap: events.catchUp });
  return null;
}

/** What each publication leads to, and a gap in any of the channels. */
export function useBonusEvents() {
  const { tellOfBonus, tellOfSpins } = useTell();
  const refetchSoon = useDebouncedCall(() => {
    void refetchAllBonuses();
    // Whatever is announced of it stays in the player's list.
    void refetchMessages();
  }, refetchAfterMs);
  // The channels are joined together.
  const catchUp = useDebouncedCall(() => void refetchAllBonuses(), refetchAfterMs);
  const refetchCodesSoon = useDebouncedCall(() => void refetchOffers(), refetchAfterMs);
  const whenShown = useAfterRound();

  const hearBonus = ({ playerBonus }: { playerBonus: PlayerBonus }, isNew = false) =>
    whenShown(() => {
      tellOfBonus(playerBonus, isNew);
      if (playerBonus.status === playerBonusStatus.finished) dropBonus(playerBonus);
      refetchSoon();
    });
  const hearSpins = ({ playerFreespin }: { playerFreespin: PlayerFreespin }, isNew = false) =>
    whenShown(() => {
      void tellOfSpins(playerFreespin, isNew);
      if (playerFreespin.status === playerBonusStatus.finished) dropSpins(playerFreespin);
      refetchSoon();
    });
  const hearCode = ({ playerBonusCode: { status } }: { playerBonusCode: BonusCode }) => {
    refetchCodesSoon();
    // Where the code was entered the same may have been said.
    const once = { suppressDuplicate: true };
    if (status === bonusCodeStatus.incorrect) void showAlert('bonus.bonusCodeIncorrect', undefined, once);
    if (status === bonusCodeStatus.notAvailable) void showAlert('bonus.bonusCodeNotAvailable', undefined, once);
  };
  return {
    bonuses: {
      'player.bonus.created': (news: { playerBonus: PlayerBonus }) => hearBonus(news, true),
      'player.bonus.updated': (news: { playerBonus: PlayerBonus }) => hearBonus(news),
    },
    spins: {
      'player.freespin.created': (news: { playerFreespin: PlayerFreespin }) => hearSpins(news, true),
      'player.freespin.updated': (news: { playerFreespin: PlayerFreespin }) => hearSpins(news),
    },
    codes: { 'player.bonus.code.updated': hearCode },
    catchUp,
  };
}
