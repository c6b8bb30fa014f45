import type { PaymentMethod } from '@verdigale/contract';
import { useIsLimitReached, useMethods } from './use-methods.ts';

export interface MethodChoice {
  /** None while a limit leaves nothing; undefined until they are known. */
  methods: readonly PaymentMethod[] | undefined;
  /** There is one to choose. */
  isChoice: boolean;
  isError: boolean;
  /** A deposit limit is used up. */
  isFull: boolean;
  /** Those of the region before, until the chosen one's are there. */
  isOfAnotherRegion: boolean;
  refetch: () => unknown;
}

/** The ways to pay that a tab of the wallet offers. */
export function useMethodChoice(kind: 'deposit' | 'withdraw', currency: string): MethodChoice {
  const asked = useMethods(kind === 'deposit' ? 'deposit' : 'withdrawal', currency);
  const { data: known, isError, isPlaceholderData: isOfAnotherRegion, refetch } = asked;
  const isFull = useIsLimitReached(asked);
  const methods = isFull ? [] : known;
  // What is known stays of use when a later question failed.
  return {
    methods,
    isChoice: methods !== undefined && methods.length > 0,
    isError: isError && !methods,
    isFull,
    isOfAnotherRegion,
    refetch,
  };
}
