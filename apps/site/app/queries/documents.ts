import { queryOptions } from '@tanstack/react-query';
import type { PlayerDocument } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { callQuery, dataOf, refetchCalls } from './call-query.ts';

export const documentsQuery = queryOptions({ ...callQuery('player.documents.list'), select: dataOf });

/** The list as the page knows it. */
export const shownDocuments = (): readonly PlayerDocument[] => queryClient.getQueryData(documentsQuery.queryKey)?.data ?? [];

/** What an upload has answered. */
export const addDocument = (document: PlayerDocument): void =>
  change((known) => [...known.filter(({ id }) => id !== document.id), document]);

/** The list that a removal has answered. */
export const showDocuments = (documents: PlayerDocument[]): void => change(() => documents);

/** At once; and asks anew, since an answer that is under way may be older than this. */
function change(to: (known: PlayerDocument[]) => PlayerDocument[]): void {
  queryClient.setQueryData(documentsQuery.queryKey, (known) => known && { ...known, data: to(known.data) });
  void refetchDocuments();
}

/** After a message, since a decision about a document comes with one. */
export const refetchDocuments = () => refetchCalls('player.documents.list');
