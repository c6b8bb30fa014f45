import { keepPreviousData, queryOptions, type Query } from '@tanstack/react-query';
import type { CallAnswer } from '@verdigale/client';
import { messageState, type CallQuery } from '@verdigale/contract';
import { callApi, queryClient } from '#app/session/index.ts';
import { callQuery, refetchCalls } from './call-query.ts';

type Answer = CallAnswer<'messenger.messages.list'>;

/** A page of the player's messages, and the number of unread ones. */
export const messagesQuery = (query: CallQuery<'messenger.messages.list'>) =>
  queryOptions({
    ...callQuery('messenger.messages.list', { query }),
    queryFn: async () => {
      const answer = await callApi('messenger.messages.list', { query });
      void refetchOlder(answer);
      return answer;
    },
    placeholderData: keepPreviousData,
  });

/**
 * No event reports what was read in another tab or on another device: pages whose count of unread messages differs from a newer answer's
 * are fetched again.
 */
export function refetchOlder({ meta: { totalUnread } }: Pick<Answer, 'meta'>): Promise<void> {
  const isOlder = ({ state: { data, fetchStatus } }: Query): boolean =>
    fetchStatus === 'idle' && data !== undefined && (data as Answer).meta.totalUnread !== totalUnread;
  return queryClient.invalidateQueries({ queryKey: ['messenger.messages.list'], predicate: isOlder });
}

/** Shows these messages, or all without ids, as read while the platform is still being told; answers what takes that back. */
export function showAsRead(ids?: readonly string[]): () => void {
  const before = queryClient.getQueriesData<Answer>({ queryKey: ['messenger.messages.list'] });
  const isNew = ({ id, state }: Answer['data'][number]) => state !== messageState.read && (!ids || ids.includes(id));
  const read = new Set(before.flatMap(([, answer]) => answer?.data.filter(isNew).map(({ id }) => id) ?? []));
  const readAt = new Date().toISOString();
  for (const [key, answer] of before) {
    if (!answer) continue;
    const data = answer.data.map((message) => (read.has(message.id) ? { ...message, readAt, state: messageState.read } : message));
    const totalUnread = ids ? Math.max(0, answer.meta.totalUnread - read.size) : 0;
    queryClient.setQueryData(key, { ...answer, data, meta: { ...answer.meta, totalUnread } });
  }
  return () => before.forEach(([key, answer]) => queryClient.setQueryData(key, answer));
}

/** After a message has arrived, and after the player has read or deleted some. */
export const refetchMessages = () => refetchCalls('messenger.messages.list');
