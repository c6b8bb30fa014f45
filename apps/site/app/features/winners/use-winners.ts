import { useQuery, useQueryClient } from '@tanstack/react-query';
import { platformKind, unknownCountry, winnersChannelPrefix, type Winner } from '@verdigale/contract';
import { useEffect, useEffectEvent } from 'react';
import { isMobileDevice } from '#app/mobile-device.ts';
import { callApi, onPublicChannel } from '#app/session/index.ts';
import { atMostEvery } from './at-most-every.ts';
import { mergeWin, mostWins } from './merge-win.ts';

/** (wire 13) */
const showEveryMs = 3_000;

/** The latest wins where this visitor is; while `isLive`, new ones come as they happen. */
export function useWinners(isLive: boolean) {
  const queryClient = useQueryClient();
  const { data: init } = useQuery({ queryKey: ['player.init'], queryFn: () => callApi('player.init'), staleTime: Infinity });
  const country = init?.data.country;
  const device = isMobileDevice(navigator.userAgent) ? 'mobile' : 'desktop';
  const key = ['game.spins.winners', device, country];
  const wins = useQuery({
    queryKey: key,
    queryFn: async () => {
      const place = { platform: platformKind[device], ...(country && { countryCode: country }) };
      return (await callApi('game.spins.winners', { query: { perPage: mostWins, ...place } })).data;
    },
    enabled: country !== undefined,
  });
  const add = useEffectEvent((win: Winner) => queryClient.setQueryData<Winner[]>(key, (known = []) => mergeWin(known, win)));
  const readAgain = useEffectEvent(() => void wins.refetch({ cancelRefetch: false }));
  useEffect(() => {
    if (!isLive || country === undefined) return undefined;
    const { push, stop } = atMostEvery<Winner>(showEveryMs, (win) => add(win));
    const leave = onPublicChannel(`${winnersChannelPrefix}${device}:${country ?? unknownCountry}`, {
      events: { 'game.winner': ({ winner }) => push(winner) },
      onGap: () => readAgain(),
    });
    return () => {
      leave();
      stop();
    };
  }, [isLive, device, country]);
  return wins;
}
