import type { StandIn } from '../stand-in.ts';
import { registerApi } from './api.ts';
import { registerPages } from './pages.ts';

/** The stand-in for a national register of self-exclusion. */
export const register: StandIn = {
  path: '/register',
  title: 'Register of self-exclusion',
  about: 'Signed questions about people; a tester says who is on it.',
  plugin: async (app, context) => {
    await app.register(async (calls) => registerApi(calls, context));
    await app.register(async (pages) => registerPages(pages, context));
  },
};
