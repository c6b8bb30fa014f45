import type { StandIn } from '../stand-in.ts';
import { inboxApi } from './api.ts';
import { inboxPage } from './page.ts';

/** The stand-in for a mail server and a text message gateway. */
export const inbox: StandIn = {
  path: '/inbox',
  title: 'Message inbox',
  about: 'Every mail and text message that the platform sends.',
  plugin: async (app, context) => {
    await app.register(async (calls) => inboxApi(calls, context));
    await app.register(async (pages) => inboxPage(pages, context));
  },
};
