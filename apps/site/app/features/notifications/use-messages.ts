import { useMutation } from '@tanstack/react-query';
import { showError } from '#app/alerts/show-alert.ts';
import { refetchMessages, showAsRead } from '#app/queries/messages.ts';
import { callApi } from '#app/session/index.ts';

/** What a player does with messages; the lists follow. What is read shows so at once, and is unread again where that could not be kept. */
export function useMessageActions() {
  const onSettled = refetchMessages;
  const onError = (error: unknown, _: unknown, takeBack?: () => void) => {
    takeBack?.();
    void showError(error);
  };
  const read = useMutation({
    mutationFn: (messageIds: string[]) => callApi('messenger.messages.read', { body: { messageIds } }),
    onMutate: showAsRead,
    onError,
    onSettled,
  });
  const readAll = useMutation({
    mutationFn: () => callApi('messenger.messages.readAll'),
    onMutate: () => showAsRead(),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (messageIds: string[]) => callApi('messenger.messages.delete', { body: { messageIds } }),
    onError: (error) => void showError(error),
    onSettled,
  });
  return { read, readAll, remove };
}
