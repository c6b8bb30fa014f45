import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CashOutQuote, SportBet } from '@verdigale/contract';
import { useRef } from 'react';
import { useApi } from '#client/api/api.ts';
import { betsKey } from './use-bets.ts';

/** Asks what closing a share of a bet is worth, and takes it. A quote that is sent again is taken once. */
export function useCashOut(bet: SportBet) {
  const call = useApi();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const params = { id: bet.id };
  const quote = useMutation({
    mutationFn: async (percent: number): Promise<CashOutQuote> =>
      (await call('sportsbook.cashOut.quote', { params, body: { percent } })).data,
  });
  const take = useMutation({
    mutationFn: async (quoteId: string): Promise<SportBet> => {
      const idempotencyKey = keys.current.get(quoteId) ?? crypto.randomUUID();
      keys.current.set(quoteId, idempotencyKey);
      return (await call('sportsbook.cashOut.take', { params, body: { quoteId }, idempotencyKey })).data;
    },
    onSuccess: async () => {
      quote.reset();
      await queries.invalidateQueries({ queryKey: betsKey });
    },
    onError: () => quote.reset(),
  });
  return { quote, take };
}
