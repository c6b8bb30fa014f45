import { useQuery } from '@tanstack/react-query';
import { limitDefinition, type Limit } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';

/** The limits of the player. What is used of them changes with every payment, so they are asked for anew. */
export function useLimits() {
  return useQuery({ queryKey: ['player.limits.list'], queryFn: async () => (await callApi('player.limits.list')).data, staleTime: 0 });
}

/** A deposit limit of which nothing is left. (LIM-03) */
export function isReached({ definition, amount, currentAmount }: Limit): boolean {
  return definition === limitDefinition.deposit && amount !== null && currentAmount !== null && currentAmount >= amount;
}
