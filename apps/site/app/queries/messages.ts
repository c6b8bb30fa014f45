import { keepPreviousData, queryOptions, type Query } from '@tanstack/react-query';
import type { CallAnswer } from '@verdigale/client';
import type { CallQuery } from '@verdigale/contract';
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

/** After a message has arrived, and after the player has read or deleted some. */
export const refetchMessages = () => refetchCalls('messenger.messages.list');
