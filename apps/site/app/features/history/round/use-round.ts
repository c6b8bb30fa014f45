import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#app/locale/use-locale.ts';
import { callApi } from '#app/session/index.ts';

/** What is over stays as it was. */
const staleTime = Number.POSITIVE_INFINITY;

/** A round by the platform's books. */
export function useRound(id: string) {
  return useQuery({
    queryKey: ['game.spins.get', id],
    queryFn: async () => (await callApi('game.spins.get', { params: { id } })).data,
    staleTime: ({ state }) => (state.data?.status === 'open' ? 0 : staleTime),
  });
}

/** The same round in its provider's words, in the language of the page. */
export function useRecall(id: string, isOver: boolean) {
  const { locale } = useLocale();
  return useQuery({
    queryKey: ['game.spins.recall', id, locale],
    queryFn: async () => (await callApi('game.spins.recall', { params: { id }, query: { locale } })).data,
    staleTime: isOver ? staleTime : 0,
    retry: false,
  });
}
