import Type from 'typebox';
import { type CallSchema, Closed, EntityId, Message, Nullable, PageMeta, pageQuery, Timestamp, Url } from './common.ts';

/** A message from the operator to one player. (wire 6) */
export const MessengerMessage = Type.Object({
  id: EntityId,
  playerId: EntityId,
  state: Type.Integer({ description: '1 unread, 2 read' }),
  content: Type.Object({
    title: Type.String(),
    body: Type.String(),
    link: Type.Optional(Type.Object({ url: Url, label: Type.String() })),
    image: Type.Optional(Type.String()),
  }),
  readAt: Nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

const Unread = Type.Object({ totalUnread: Type.Integer() });
const messageIds = Type.Array(EntityId, { minItems: 1, maxItems: 100 });

export const notificationSchemas = {
  'notification.communications': {
    summary: 'Sends the operator a message, which is answered by e-mail',
    body: Closed({
      email: Type.String({ minLength: 3, maxLength: 254 }),
      message: Type.String({ minLength: 1, maxLength: 4000 }),
    }),
    data: Message,
  },
  'messenger.messages.list': {
    summary: 'Messages to the player, newest first',
    query: Closed(pageQuery),
    data: Type.Array(MessengerMessage),
    meta: Type.Intersect([PageMeta, Unread]),
  },
  'messenger.messages.read': { summary: 'Marks messages as read', body: Closed({ messageIds }), data: Unread },
  'messenger.messages.delete': { summary: 'Deletes messages', body: Closed({ messageIds }), data: Unread },
  'messenger.messages.readAll': { summary: 'Marks all messages as read', data: Unread },
} as const satisfies Record<string, CallSchema>;
