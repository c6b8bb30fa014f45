import type { Module } from '#kernel';
import { pruneCommunications } from './communication.ts';
import { notificationRoutes } from './routes.ts';

export { eraseMessages } from './erase-messages.ts';
export { findCommunication } from './communication.ts';
export { sendNotification } from './send-notification.ts';

export const notificationModule: Module = {
  name: 'notification',
  routes: notificationRoutes,
  setup(kernel) {
    kernel.jobs.define('notification.prune-communications', () => pruneCommunications(kernel));
    kernel.jobs.schedule('notification.prune-communications', '41 3 * * *');
  },
};
