import { useQuery } from '@tanstack/react-query';
import type { StakeParts } from '@verdigale/contract';
import { useApi } from '#client/api/api.ts';
import { wireAmount, type Unit } from '#client/api/use-currencies.ts';
import { useStart } from '#client/start/start-context.ts';

/** Money moves by other bets and games too. */
const askedMs = 10_000;

export const stakeKey = (amount: number, bets: number) => ['stake', amount, bets];

/** Whose money so many bets of this stake would be now; undefined for guests, without a stake, and while nobody has said. */
export function useStake(stake: bigint, bets: number, unit: Unit): StakeParts | undefined {
  const call = useApi();
  const { isPlayer } = useStart();
  const amount = wireAmount(stake, unit);
  const { data } = useQuery({
    queryKey: stakeKey(amount, bets),
    queryFn: async ({ signal }) => (await call('sportsbook.stake', { query: { amount, bets }, signal })).data,
    enabled: isPlayer && stake > 0n && bets > 0,
    refetchInterval: askedMs,
    staleTime: 0,
  });
  return data;
}
