import { queryOptions } from '@tanstack/react-query';
import type { PlayerDocument } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { callQuery, dataOf, refetchCalls } from './call-query.ts';

/** The player's documents. */
export const documentsQuery = queryOptions({ ...callQuery('player.documents.list'), select: dataOf });

/** Puts what an upload or a removal has answered in the place of the list that is known. */
export function setDocuments(change: (documents: PlayerDocument[]) => PlayerDocument[]): void {
  queryClient.setQueryData(documentsQuery.queryKey, (known) => known && { ...known, data: change(known.data) });
}

/** After a message, since a decision about a document comes with one. */
export const refetchDocuments = () => refetchCalls('player.documents.list');
