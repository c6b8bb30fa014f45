import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '@verdigale/client';
import type { CashOutQuote, SportBet } from '@verdigale/contract';
import { useRef, useState } from 'react';
import { useApi } from '#client/api/api.ts';
import { isRefusal } from '#client/api/is-refusal.ts';
import { betsKey } from './use-bets.ts';

/**
 * Asks what closing a share of a bet is worth, and takes it. A quote that is sent again is taken once: `lost` is one of which nobody knows what became
 * of it.
 */
export function useCashOut(bet: SportBet) {
  const call = useApi();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [lost, setLost] = useState<string | null>(null);
  const params = { id: bet.id };
  const quote = useMutation({
    mutationFn: async (percent: number): Promise<CashOutQuote> =>
      (await call('sportsbook.cashOut.quote', { params, body: { percent } })).data,
  });
  const take = useMutation({
    mutationFn: async (quoteId: string): Promise<SportBet> => {
      const idempotencyKey = keys.current.get(quoteId) ?? newIdempotencyKey();
      keys.current.set(quoteId, idempotencyKey);
      return (await call('sportsbook.cashOut.take', { params, body: { quoteId }, idempotencyKey })).data;
    },
    onSuccess: async () => {
      setLost(null);
      quote.reset();
      await queries.invalidateQueries({ queryKey: betsKey });
    },
    onError: (error, quoteId) => {
      setLost(isRefusal(error, quoteId === lost) ? null : quoteId);
      quote.reset();
    },
  });
  return { quote, take, lost };
}
