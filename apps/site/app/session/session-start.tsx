import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#app/locale/use-locale.ts';
import { connectAs } from './live.ts';
import type { SessionEffect } from './session-reducer.ts';
import { startSession } from './session-store.ts';
import { tellOtherTabs } from './cross-tab.ts';
import { tokenStore } from './token-cookie.ts';

/** Calls and the query cache are loaded when there is somebody to load data for. */
const playerData = () => import('./player-data.ts');

/** Starts the session after hydration and does what its reducer decides. Renders nothing. */
export function SessionStart() {
  const navigate = useNavigate();
  const { path } = useLocale();

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
      case 'tell-other-tabs':
        return tellOtherTabs(effect.change);
      case 'open-sign-in':
        return void navigate(`${path('/')}?sign-in=true`);
      case 'go-home':
        return void navigate(path('/'));
      case 'reload-page':
        return window.location.reload();
      case 'connect-socket':
        return connectAs(effect.playerId);
    }
  });

  useEffect(() => startSession((effect) => run(effect)), []);
  return null;
}
