import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Applies what was heard to what is known, and again to an answer that is on its way: it may have been given before. */
export function withAnswerToCome(queries: QueryClient, queryKey: QueryKey, apply: () => void): void {
  apply();
  const query = queries.getQueryCache().find({ queryKey });
  // Whoever asked deals with a failure.
  if (query?.state.fetchStatus === 'fetching') void query.promise?.then(apply, () => undefined);
}
