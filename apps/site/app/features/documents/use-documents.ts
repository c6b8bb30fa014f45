import { useQuery } from '@tanstack/react-query';
import { playerChannels } from '@verdigale/contract';
import { documentsQuery, refetchDocuments } from '#app/queries/documents.ts';
import { usePlayerChannel } from '#app/session/index.ts';

/** The player's documents; a decision shows when the message about it arrives. */
export function useDocuments() {
  const refetch = () => void refetchDocuments();
  usePlayerChannel(playerChannels.notifications, { events: { 'message.received': refetch }, onGap: refetch });
  return useQuery(documentsQuery);
}
