import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { playerChannels, type PlayerDocument } from '@verdigale/contract';
import { callApi, usePlayerChannel } from '#app/session/index.ts';

interface DocumentsAnswer {
  data: PlayerDocument[];
  meta: undefined;
}

const documentsKey = ['player.documents.list'];

/** The player's documents; a decision shows when the message about it arrives. */
export function useDocuments() {
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: documentsKey });
  usePlayerChannel(playerChannels.notifications, { events: { 'message.received': refetch }, onGap: refetch });
  return useQuery<DocumentsAnswer>({ queryKey: documentsKey, queryFn: () => callApi('player.documents.list') });
}

/** Puts what a call has answered in the place of the list that is known. */
export function setDocuments(queryClient: QueryClient, change: (documents: PlayerDocument[]) => PlayerDocument[]): void {
  queryClient.setQueryData<DocumentsAnswer>(documentsKey, (known) => known && { ...known, data: change(known.data) });
}
