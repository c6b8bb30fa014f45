import { useQuery } from '@tanstack/react-query';
import { limitDefinition, limitStatus, type Limit } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';

/** The limits of the player. What is used of them changes with every payment, so they are asked for anew. */
export function useLimits() {
  return useQuery({ queryKey: ['player.limits.list'], queryFn: async () => (await callApi('player.limits.list')).data, staleTime: 0 });
}

/** A limit of which nothing is left. (LIM-03) */
export function isReached({ amount, currentAmount }: Limit): boolean {
  return amount !== null && currentAmount !== null && currentAmount >= amount;
}

/** What keeps a player from depositing in this currency now: a break before all, else the limits that are reached. (wire 5.3) */
export function depositHindrances(limits: readonly Limit[], currency: string): Limit[] {
  const active = limits.filter(({ status }) => status === limitStatus.active);
  const pause = active.find(({ definition }) => definition === limitDefinition.coolingOff);
  if (pause) return [pause];
  return active.filter((limit) => limit.definition === limitDefinition.deposit && limit.currency === currency && isReached(limit));
}
