import type { Connection } from '#config';
import { anyText, baseUrl } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import type { MessageSender } from '../port.ts';
import { sendToInbox, type InboxSettings } from './send.ts';

export const inbox = (settings: InboxSettings): Connection<MessageSender> => ({
  open: (clock) => ({ send: (message) => sendToInbox(settings, clock, message) }),
});

/** `INBOX_URL` with `INBOX_SECRET`: the sandbox's inbox, which shows messages and delivers none. */
export const inboxAdapter: Adapter<MessageSender> = {
  read(variables) {
    if (variables.text('INBOX_URL') === undefined) return [];
    const url = variables.read('INBOX_URL', baseUrl);
    const secret = variables.need('INBOX_SECRET', 'INBOX_URL', anyText);
    return url && secret ? [['inbox', inbox({ url, secret })]] : [];
  },
};
