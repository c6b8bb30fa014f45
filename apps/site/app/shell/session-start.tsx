import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#app/locale/use-locale.ts';
import { modalAddress } from '#app/modal-flags/modal-address.ts';
import { notifyOtherTabs } from '#app/session/cross-tab.ts';
import { connectAs } from '#app/session/live.ts';
import { pageLeave } from '#app/session/page-leave.ts';
import type { SessionEffect } from '#app/session/session-reducer.ts';
import { startSession } from '#app/session/session-store.ts';
import { tokenStore } from '#app/session/token-cookie.ts';

/** Calls and the query cache are loaded when there is somebody to load data for. */
const playerData = () => import('./player-data.ts');

const mostTries = 3;
const isAt = (address: string) => window.location.pathname + window.location.search === address;

/** Starts the session after hydration and does what its reducer decides. Renders nothing. */
export function SessionStart() {
  const navigate = useNavigate();
  const { path } = useLocale();

  async function leaveFor(address: string): Promise<void> {
    pageLeave.set(true);
    // What else the end of a session sets off on the page may replace this navigation.
    for (let tries = 0; tries < mostTries && !isAt(address); tries += 1) await navigate(address);
    pageLeave.set(false);
  }

  const run = useEffectEvent((effect: SessionEffect): void => {
    switch (effect.type) {
      case 'store-token':
        return tokenStore.write(effect.token);
      case 'clear-token':
        return tokenStore.clear();
      case 'load-profile':
        return void playerData().then((data) => data.loadProfile());
      case 'load-accounts':
        return void playerData().then((data) => data.loadAccounts());
      case 'forget-player-data':
        return void playerData().then((data) => data.forgetPlayerData());
      case 'notify-other-tabs':
        return notifyOtherTabs(effect.change);
      case 'open-sign-in':
        return void leaveFor(modalAddress(path('/'), 'sign-in'));
      case 'go-home':
        return void leaveFor(path('/'));
      case 'reload-page':
        return window.location.reload();
      case 'connect-socket':
        return connectAs(effect.playerId);
    }
  });

  useEffect(() => startSession((effect) => run(effect)), []);
  return null;
}
