import type { Module } from '#kernel';
import { notificationRoutes } from './routes.ts';

export { sendNotification } from './send-notification.ts';

export const notificationModule: Module = { name: 'notification', routes: notificationRoutes };
