import { useQuery } from '@tanstack/react-query';
import type { StakeParts } from '@verdigale/contract';
import { useApi } from '#client/api/api.ts';
import { wireAmount, type Unit } from '#client/api/use-currencies.ts';
import { useStart } from '#client/start/start-context.ts';
import { isExact } from './read-stake.ts';

/** Money moves by other bets and games too. */
const askedMs = 10_000;

interface AskedStake {
  amount: number;
  bets: number;
  /** Of the legs, and how many of them the smallest lines have: a bonus may ask for odds. */
  prices: string[];
  size: number;
}

export const stakeKey = (asked: AskedStake) => ['stake', asked];

/** Whose money bets of this stake would be now; undefined for guests, without a stake, and while nobody has said. */
export function useStake(stake: bigint, unit: Unit, bet: Omit<AskedStake, 'amount'>): StakeParts | undefined {
  const call = useApi();
  const { isPlayer } = useStart();
  // Nobody has what lines of a high stake may come to.
  const isAsked = isPlayer && stake > 0n && isExact(stake) && bet.prices.length > 0;
  const query = { ...bet, amount: isAsked ? wireAmount(stake, unit) : 0 };
  const { data } = useQuery({
    queryKey: stakeKey(query),
    queryFn: async ({ signal }) => (await call('sportsbook.stake', { query, signal })).data,
    enabled: isAsked,
    refetchInterval: askedMs,
    staleTime: 0,
  });
  return data;
}
