import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { patiently } from '#app/lazy-part.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { modalAddress } from '#app/modal-flags/modal-address.ts';
import { notifyOtherTabs } from '#app/session/cross-tab.ts';
import type { SessionEffect } from '#app/session/session-reducer.ts';
import { startSession } from '#app/session/session-store.ts';
import { tokenStore } from '#app/session/token-cookie.ts';
import { preloadPlayerHome } from './player-actions.tsx';

/** Calls and the query cache are loaded when there is somebody to load data for, and asked for again while the network fails. */
const playerData = () => patiently(() => import('./player-data.ts'));

/** Starts the session after hydration and does what its reducer decides. Renders nothing. */
export function SessionStart() {
  const navigate = useNavigate();
  const { path } = useLocale();

  const leaveFor = (address: string) => void playerData().then((data) => data.leaveFor(address, navigate));

  const run = useEffectEvent((effect: SessionEffect): void => {
    switch (effect.type) {
      case 'store-token':
        return tokenStore.write(effect.token);
      case 'clear-token':
        return tokenStore.clear();
      case 'load-profile':
        preloadPlayerHome();
        return void playerData().then((data) => data.loadProfile());
      case 'load-accounts':
        return void playerData().then((data) => data.loadAccounts());
      case 'forget-player-data':
        return void playerData().then((data) => data.forgetPlayerData());
      case 'notify-other-tabs':
        return notifyOtherTabs(effect.change);
      case 'open-sign-in':
        return leaveFor(modalAddress(path('/'), 'sign-in'));
      case 'go-home':
        return leaveFor(path('/'));
      case 'reload-page':
        return window.location.reload();
      case 'connect-socket':
        return void playerData().then((data) => data.connectAs(effect.playerId));
    }
  });

  useEffect(() => startSession((effect) => run(effect)), []);
  return null;
}
