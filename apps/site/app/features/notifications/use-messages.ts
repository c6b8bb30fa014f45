import { useMutation } from '@tanstack/react-query';
import { showError } from '#app/alerts/show-alert.ts';
import { refetchMessages } from '#app/queries/messages.ts';
import { callApi } from '#app/session/index.ts';

/** What a player does with messages; the lists follow. */
export function useMessageActions() {
  const onSettled = refetchMessages;
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
