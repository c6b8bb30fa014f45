import { useQuery } from '@tanstack/react-query';
import type { Account, TurnOverWager } from '@verdigale/contract';
import { useRootData } from '#app/root-data.ts';
import { turnOverQuery } from '#app/queries/wallet.ts';

export interface TurnOverState {
  /** What keeps money in, if it is there to be withdrawn at all. */
  open: TurnOverWager | undefined;
  isPending: boolean;
  /** Nobody knows whether anything does. */
  isError: boolean;
  refetch: () => unknown;
}

/** What must still be staked in the account's currency. Asked again whenever the account changes: every bet changes it. (wire 10) */
export function useTurnOver({ currency, version, withdrawalBalance }: Account): TurnOverState {
  const { enableTurnOverWager } = useRootData().settings;
  const { data, isPending, isError, refetch } = useQuery({ ...turnOverQuery(currency, version), enabled: enableTurnOverWager });
  const isOpen = enableTurnOverWager && withdrawalBalance !== 0 && data?.currency === currency && data.turnOverWagerAmount > 0;
  return { open: isOpen ? data : undefined, isPending: enableTurnOverWager && isPending, isError: isError && !data, refetch };
}
