import { ApiError } from '@verdigale/client';
import { expect, it } from 'vitest';
import { isMissing } from './missing-page.ts';

const site = {
  locale: 'en',
  defaultLocale: 'en',
  content: { collection: () => ({ responsibleGaming: { identity: 'responsible-gaming', title: 'Play safe' } }), files: {} },
  platform: {
    read: async (name: string, input?: { params: { id: string } }) => {
      if (name === 'game.collections') return { data: [{ identity: 'slots' }] };
      if (input?.params.id === 'mines') return { data: {} };
      throw new ApiError(input?.params.id === 'down' ? 503 : 404, 1001, 'no');
    },
  } as never,
};

it.each(['/games/x', '/games/%20', '/categories/x', '/static/x', '/bonus/responsibleGaming', '/questions/x', '/tournaments/x'])(
  '%s names what there is not',
  async (path) => expect(await isMissing(path, site)).toBe(true),
);

it.each([
  '/',
  '/main',
  '/games/mines',
  '/games/betsy-sportsbook-betsy',
  '/games/down',
  '/categories/all',
  '/categories/slots',
  '/static/responsible-gaming',
  '/profile/x',
])('%s may be a page', async (path) => expect(await isMissing(path, site)).toBe(false));
