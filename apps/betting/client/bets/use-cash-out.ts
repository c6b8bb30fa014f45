import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '@verdigale/client';
import type { CashOutQuote, SportBet } from '@verdigale/contract';
import { useRef, useState } from 'react';
import { useApi } from '#client/api/api.ts';
import { isRefusal } from '#client/api/is-refusal.ts';
import type { Request } from './cash-out-words.ts';
import { betsKey } from './use-bets.ts';

/**
 * Quotes what closing a share of a bet is worth, and takes a quote. A quote that is sent again is taken once; `lost` is the quote whose
 * answer never arrived.
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
      await queries.invalidateQueries({ queryKey: betsKey });
    },
    onError: (error, quoteId) => {
      setLost(isRefusal(error, quoteId === lost) ? null : quoteId);
      quote.reset();
    },
  });
  const request = laterOf(bet.cashOutRequest, take.data?.cashOutRequest);
  // What waits for its decision, or was decided, is no longer lost.
  const isKnown = lost !== null && lost === request?.quoteId;
  const isOver = take.isSuccess && take.variables === quote.data?.id;
  const ask = (percent: number) => {
    setLost(null);
    take.reset();
    quote.mutate(percent);
  };
  return {
    /** The cash-out that waits, or the last one that did. */
    request,
    offer: isOver ? undefined : quote.data,
    isAsking: quote.isPending,
    take,
    ask,
    /** Forgets the offer. */
    drop: () => quote.reset(),
    lost: isKnown ? null : lost,
    failed: (isKnown ? null : take.error) ?? quote.error,
  };
}

/** The list may not know yet of one that was just asked for: then the answer to it counts. */
function laterOf(listed: Request | null, answered: Request | null | undefined): Request | null {
  if (!listed || !answered) return listed ?? answered ?? null;
  return answered.quoteId !== listed.quoteId && answered.decidedAt > listed.decidedAt ? answered : listed;
}
