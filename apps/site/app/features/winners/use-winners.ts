import { useQuery } from '@tanstack/react-query';
import { platformKind, unknownCountry, winnersChannelPrefix, type Winner } from '@verdigale/contract';
import { useEffect, useEffectEvent } from 'react';
import { isMobileDevice } from '#app/browser/mobile-device.ts';
import { visitorQuery } from '#app/queries/player.ts';
import { changeWinners, winnersQuery } from '#app/queries/rounds.ts';
import { onPublicChannel } from '#app/session/index.ts';
import { atMostEvery } from './at-most-every.ts';
import { mergeWin, mostWins } from './merge-win.ts';

/** (wire 13) */
const showEveryMs = 3_000;

/** The latest wins where this visitor is; while `isLive`, new ones come as they happen. */
export function useWinners(isLive: boolean) {
  const visitor = useQuery(visitorQuery);
  // Undefined until it is known, or known that it cannot be.
  const country = visitor.isError ? null : visitor.data?.country;
  const device = isMobileDevice(navigator.userAgent) ? 'mobile' : 'desktop';
  const place = { perPage: mostWins, platform: platformKind[device], ...(country && { countryCode: country }) };
  const wins = useQuery({ ...winnersQuery(place), enabled: country !== undefined });
  const add = useEffectEvent((win: Winner) => changeWinners(place, (known) => mergeWin(known, win)));
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
