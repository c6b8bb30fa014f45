import type { Call } from './call.ts';

export const notificationCalls = {
  'notification.communications': { method: 'POST', path: '/api/notification/communications', auth: 'guest' },
  'messenger.messages.list': { method: 'GET', path: '/api/notification/messenger/messages', auth: 'bearer' },
  'messenger.messages.read': { method: 'POST', path: '/api/notification/messenger/messages/read', auth: 'bearer' },
  'messenger.messages.delete': { method: 'DELETE', path: '/api/notification/messenger/messages', auth: 'bearer' },
  'messenger.messages.readAll': { method: 'POST', path: '/api/notification/messenger/messages/read/all', auth: 'bearer' },
} as const satisfies Record<string, Call>;
