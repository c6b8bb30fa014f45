import type { StandIn } from '../stand-in.ts';
import { chatApi } from './api.ts';
import { chatPages } from './pages.ts';

/** The stand-in for a support chat: a widget script like a real host's, and an assistant who answers. */
export const chat: StandIn = {
  path: '/chat',
  title: 'Support chat',
  about: 'The widget of the chat button, with an assistant that answers simple questions.',
  plugin: async (app, context) => {
    chatApi(app, context);
    chatPages(app, context);
  },
};
