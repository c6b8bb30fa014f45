import { ApiError } from '@verdigale/client';
import { expect, it } from 'vitest';
import { loadRoot } from './load-root.ts';

/** Loads over calls of which `failing` ends with this error. */
function load(failing: string, error: Error) {
  const reported: unknown[] = [];
  const read = async (name: string, input?: { query?: { page?: number; scenario?: string } }) => {
    if (name === failing) throw error;
    if (name === 'game.providers.list') {
      const page = input?.query?.page ?? 1;
      const studios = [`studio ${page}`, `studio ${page} without games`];
      return { data: studios.map((identity, at) => ({ identity, gameEnabledCount: 1 - at })), meta: { totalPages: 3 } };
    }
    if (name === 'settings.constants') {
      const limit = { askedAt: 'registration' };
      return { data: { player: { registration: { email: true, phone: true }, otp: { enabled: true }, limit } } };
    }
    if (name === 'game.collections') return { data: [true, false].map((isHidden) => ({ identity: isHidden ? 'hidden' : name, isHidden })) };
    const fields = { password: true, nickname: false };
    return { data: Object.entries(fields).map(([field, isVisible]) => ({ name: field, isVisible, scenario: input?.query?.scenario })) };
  };
  const site = {
    platform: { read },
    content: { collection: () => ({}), files: {} },
    grounds: {},
    locale: 'de',
    report: (e: unknown) => reported.push(e),
  };
  return loadRoot(site as never).then((root) => ({ root, reported }));
}
const refusal = (status: number) => new ApiError(status, 1003, 'refused');

it.each([401, 403])('[SHELL-19] goes on without a list that was refused with %d', async (status) => {
  const { root, reported } = await load('game.collections', refusal(status));
  expect(root).toMatchObject({ hasFailed: false, collections: [], locale: 'de', providers: [{}, {}, {}] });
  expect(reported).toHaveLength(1);
});

it.each([refusal(500), new TypeError('fetch failed')])(
  '[SHELL-19] takes any other failure for fatal, with what the error page needs',
  async (error) => {
    expect((await load('player.fields.validations', error)).root).toMatchObject({ hasFailed: true, locale: 'de', registrationFields: [] });
  },
);

it('[SHELL-17] brings all providers with games, the collections of menus and the registration fields', async () => {
  const { root } = await load('none', refusal(500));
  const identities = [root.providers, root.collections].map((list) => list.map(({ identity }) => identity));
  expect(identities).toEqual([['studio 1', 'studio 2', 'studio 3'], ['game.collections']]);
  expect(root.registrationFields).toMatchObject([
    { name: 'password', scenario: 'registration' },
    // Not shown, and sent all the same. (REG-11)
    { name: 'nickname', scenario: 'registration' },
  ]);
  expect(root.limitsAskedAt).toBe('registration');
});
