import { playerChannels } from '@verdigale/contract';
import { useEffect } from 'react';
import { preloadAlerts, showAlert } from '#app/alerts/show-alert.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { useRefetchMessages } from './use-messages.ts';

/** Tells of a new message and refreshes what shows messages. Renders nothing. */
export function LiveMessages() {
  const refetch = useRefetchMessages();
  useEffect(preloadAlerts, []);
  usePlayerChannel(playerChannels.notifications, {
    events: {
      'message.received': ({ message }) => {
        void refetch();
        void showAlert('global.newNotification', { title: message.content.title }, { suppressDuplicate: true });
      },
    },
    onGap: () => void refetch(),
  });
  return null;
}
