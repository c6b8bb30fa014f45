import { useMutation } from '@tanstack/react-query';
import { codeOf, isSessionOver } from '@verdigale/client';
import { platformKind, unknownCountry, type Account } from '@verdigale/contract';
import { isMobileDevice } from '#app/browser/mobile-device.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { refetchPlayedGames } from '#app/queries/games.ts';
import { visitorQuery } from '#app/queries/player.ts';
import { callApi, queryClient, session } from '#app/session/index.ts';
import { refusalOf } from './refusal.ts';
import { useRefusals, type Product } from './use-refusals.ts';

export type GameMode = 'real' | 'demo';

export interface Launch {
  /** One launch of this page: two demos have the same address. */
  key: number;
  mode: GameMode;
  /** Whose money is played with; undefined in a demo. */
  accountId: string | undefined;
  /** For real play, when the platform reports the session's result; null otherwise. */
  sessionId: string | null;
  /** What the sportsbook's client is given; null in a demo and for guests. */
  token: string | null;
  url: string;
  /** Only messages of this origin are the game's. */
  origin: string;
}

let launches = 0;

/** Asks the platform for a game's address. A refusal with a screen of its own opens it here; one that may pass is the caller's. (wire 14) */
export function useLaunch(identity: string, account: Account | undefined, product: Product = 'casino') {
  const { locale, path } = useLocale();
  const refuse = useRefusals(product);
  return useMutation({
    mutationFn: async (mode: GameMode): Promise<Launch> => {
      const { data } = await callApi('game.games.play', {
        params: { id: identity },
        body: {
          ...(mode === 'real' && account ? { accountId: account.id } : {}),
          countryCode: await countryOfPlay(),
          lobbyUrl: new URL(path('/'), window.location.origin).href,
          locale,
          demoMode: mode === 'demo',
          platform: isMobileDevice(navigator.userAgent) ? platformKind.mobile : platformKind.desktop,
        },
      });
      launches += 1;
      return {
        key: launches,
        mode,
        accountId: mode === 'real' ? account?.id : undefined,
        sessionId: data.sessionId,
        // An empty token is no token.
        token: data.token || null,
        url: data.gameUrl,
        origin: new URL(data.gameUrl).origin,
      };
    },
    onSuccess: ({ mode }) => noteLaunch(mode),
    onError(error) {
      if (!isSessionOver(error)) refuse(refusalOf(error), codeOf(error));
    },
  });
}

/** The player's country, else where the edge network sees the visitor, else the code for one that nobody knows. (wire 0.3) */
async function countryOfPlay(): Promise<string> {
  const own = session.current().profile?.country;
  if (own) return own;
  const visitor = await queryClient.ensureQueryData(visitorQuery).catch(() => null);
  return visitor?.data.country || unknownCountry;
}

/** What is played for money is among the games played last. */
export function noteLaunch(mode: GameMode): void {
  if (mode === 'real') void refetchPlayedGames();
}
