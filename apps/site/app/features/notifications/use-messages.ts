import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showError } from '#app/alerts/show-alert.ts';
import { callApi } from '#app/session/index.ts';

const messagesKey = 'messenger.messages.list';

/** A page of the player's messages, and the number of unread ones. What arrives by the socket refreshes it. */
export function useMessages(query: { page: number; perPage: number }) {
  return useQuery({
    queryKey: [messagesKey, query],
    queryFn: () => callApi('messenger.messages.list', { query }),
    placeholderData: keepPreviousData,
  });
}

/** Asks for every page again that is on the screen. */
export function useRefetchMessages(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [messagesKey] });
}

/** What a player does with messages; the lists follow. */
export function useMessageActions() {
  const onSettled = useRefetchMessages();
  const onError = (error: unknown) => void showError(error);
  const read = useMutation({
    mutationFn: (messageIds: string[]) => callApi('messenger.messages.read', { body: { messageIds } }),
    onError,
    onSettled,
  });
  const readAll = useMutation({ mutationFn: () => callApi('messenger.messages.readAll'), onError, onSettled });
  const remove = useMutation({
    mutationFn: (messageIds: string[]) => callApi('messenger.messages.delete', { body: { messageIds } }),
    onError,
    onSettled,
  });
  return { read, readAll, remove };
}
