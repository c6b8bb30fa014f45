import { useMutation } from '@tanstack/react-query';
import { errors, platformKind, type Account, type Game } from '@verdigale/contract';
import { showAlert } from '#app/features/notification/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modals/use-modals.ts';
import { callApi } from '#app/session/index.ts';
import { isMobileDevice } from '#app/mobile-device.ts';

export type GameMode = 'real' | 'demo';

export interface Launch {
  mode: GameMode;
  /** Whose money is played with; undefined in a demo. */
  accountId: string | undefined;
  url: string;
  /** Only messages of this origin are the game's. */
  origin: string;
}

/** Asks the platform for a game's address. Refusals with a screen of their own open it here; the rest is the caller's. (wire 14) */
export function useLaunch(game: Game, account: Account | undefined) {
  const { locale, path } = useLocale();
  const { open } = useModals();
  return useMutation({
    mutationFn: async (mode: GameMode): Promise<Launch> => {
      const { data } = await callApi('game.games.play', {
        params: { id: game.identity },
        body: {
          ...(mode === 'real' ? { accountId: account?.id ?? '' } : {}),
          lobbyUrl: new URL(path('/'), window.location.origin).href,
          locale,
          demoMode: mode === 'demo',
          platform: isMobileDevice(navigator.userAgent) ? platformKind.mobile : platformKind.desktop,
        },
      });
      return { mode, accountId: mode === 'real' ? account?.id : undefined, url: data.gameUrl, origin: new URL(data.gameUrl).origin };
    },
    onError(error) {
      const code = 'code' in error ? error.code : undefined;
      if (code === errors.gameRestricted.code) open('geo-restricted-game');
      if (code === errors.limitedRealGame.code) void showAlert('limit.limitedRealGame');
    },
  });
}
