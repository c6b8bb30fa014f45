import { playerChannels } from '@verdigale/contract';
import { useEffect } from 'react';
import { preloadAlerts, showAlert } from '#app/alerts/show-alert.ts';
import { refetchMessages } from '#app/queries/messages.ts';
import { usePlayerChannel } from '#app/session/index.ts';

/** Tells of a new message and refreshes what shows messages. Renders nothing. */
export function LiveMessages() {
  useEffect(preloadAlerts, []);
  usePlayerChannel(playerChannels.notifications, {
    events: {
      'message.received': ({ message }) => {
        void refetchMessages();
        void showAlert('global.newNotification', { title: message.content.title }, { suppressDuplicate: true });
      },
    },
    onGap: () => void refetchMessages(),
  });
  return null;
}
