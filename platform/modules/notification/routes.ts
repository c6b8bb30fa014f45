import type { FastifyInstance } from 'fastify';
import { mount, pageOf, type Kernel, type RateLimit } from '#kernel';
import { receiveCommunication } from './communication.ts';
import { countMessages, deleteMessageRows, markRead, selectMessages } from './message.sql.ts';
import { viewMessage } from './send-notification.ts';

/** Per address: a person writes once. */
const contactLimit: RateLimit = { max: 5, timeWindow: '1 minute' };

/** A player's messages. Ids of other players' messages are ignored without an error. */
export function notificationRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { db, clock } = kernel;
  const unreadOf = async (playerId: string) => ({ totalUnread: (await db.one(countMessages(playerId))).unread });

  mount(
    app,
    'notification.communications',
    async ({ body }) => {
      await receiveCommunication(kernel, body);
      return { message: 'Sent' };
    },
    { limit: contactLimit },
  );

  mount(app, 'messenger.messages.list', async ({ query, principal: { playerId } }) => {
    const page = pageOf(query);
    const [rows, { total, unread }] = await Promise.all([db.all(selectMessages(playerId, page)), db.one(countMessages(playerId))]);
    return { data: rows.map(viewMessage), meta: { ...page.meta(total), totalUnread: unread } };
  });
  mount(app, 'messenger.messages.read', async ({ body, principal: { playerId } }) => {
    await db.run(markRead(playerId, body.messageIds, clock.now()));
    return unreadOf(playerId);
  });
  mount(app, 'messenger.messages.readAll', async ({ principal: { playerId } }) => {
    await db.run(markRead(playerId, null, clock.now()));
    return unreadOf(playerId);
  });
  mount(app, 'messenger.messages.delete', async ({ body, principal: { playerId } }) => {
    await db.run(deleteMessageRows(playerId, body.messageIds));
    return unreadOf(playerId);
  });
}
