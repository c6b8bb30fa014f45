import { useQuery } from '@tanstack/react-query';
import { playerChannels, type LoyaltyAccount, type LoyaltyLevel } from '@verdigale/contract';
import { useEffect, useRef, useState } from 'react';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { useIsGame } from '#app/locale/use-is-game.ts';
import { loyaltyAccountQuery, refetchLoyaltyAccount, showLoyaltyAccount } from '#app/queries/loyalty.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { LevelBanner } from './level-banner.tsx';

/** How long the banner stays. (W 9) */
const bannerMs = 3_000;

/**
 * Keeps the player's points and level as the platform tells them. When the level rises, a banner says so on the page of a game, where nothing
 * may take the focus; elsewhere a modal does. (LOY-02)
 */
export function LoyaltyEvents() {
  const { risen, onLevel } = useRise();
  usePlayerChannel(playerChannels.loyalty, {
    events: { 'account.balance.updated': ({ playerAccount }) => showLoyaltyAccount(playerAccount), 'account.level.updated': onLevel },
    onGap: () => void refetchLoyaltyAccount(),
  });
  return <LevelBanner level={risen} />;
}

/** Takes the player's new level; a level that is higher than the last one known is shown where the player is: `risen` for the banner, while it stays. */
export function useRise(): { risen: LoyaltyLevel | null; onLevel: (event: { playerAccount: LoyaltyAccount }) => void } {
  const [risen, setRisen] = useState<LoyaltyLevel | null>(null);
  useEffect(() => {
    if (!risen) return;
    const timer = setTimeout(() => setRisen(null), bannerMs);
    return () => clearTimeout(timer);
  }, [risen]);
  const { data } = useQuery(loyaltyAccountQuery);
  // Not what the query knows by then: the points that led to the level are published before it.
  const lastOrder = useRef<number | null>(null);
  useEffect(() => {
    if (data) lastOrder.current ??= data.currentLevel.order;
  }, [data]);
  const isGame = useIsGame();
  const { open } = useModals();
  function onLevel({ playerAccount }: { playerAccount: LoyaltyAccount }): void {
    showLoyaltyAccount(playerAccount);
    const { currentLevel } = playerAccount;
    const isRise = lastOrder.current === null || currentLevel.order > lastOrder.current;
    lastOrder.current = currentLevel.order;
    if (!isRise) return;
    if (isGame) setRisen(currentLevel);
    else open('loyalty-level', { value: String(currentLevel.order) });
  }
  return { risen, onLevel };
}
