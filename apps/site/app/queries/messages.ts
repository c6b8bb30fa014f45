import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery } from '@verdigale/contract';
import { callQuery, refetchCalls } from './call-query.ts';

/** A page of the player's messages, and the number of unread ones. */
export const messagesQuery = (query: CallQuery<'messenger.messages.list'>) =>
  queryOptions({ ...callQuery('messenger.messages.list', { query }), placeholderData: keepPreviousData });

/** After a message has arrived, and after the player has read or deleted some. */
export const refetchMessages = () => refetchCalls('messenger.messages.list');
