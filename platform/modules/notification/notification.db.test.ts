import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sendNotification } from './send-notification.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const send = (player: TestPlayer, title: string) =>
  platform.kernel.db.transaction(async (tx) => sendNotification(tx, platform.kernel, player.id, { title, body: `about ${title}` }));

const list = ({ call }: TestPlayer, query: object = {}) => call('messenger.messages.list', { query: { ...query } });

async function change({ call }: TestPlayer, how: 'read' | 'readAll' | 'delete', body?: object) {
  const { status, data } = await call(`messenger.messages.${how}`, { body });
  return [status, data];
}

async function playerWith(titles: string[]): Promise<TestPlayer> {
  const player = await registerTestPlayer(platform);
  for (const title of titles) {
    await send(player, title);
    platform.clock.advance(1_000);
  }
  return player;
}

describe('[CALL-06] messages', () => {
  it('[PROFILE-06] are listed newest first by pages, with the number of unread ones', async () => {
    const player = await playerWith(['a', 'b', 'c', 'd']);
    const { data, meta } = await list(player, { page: 1, perPage: 3 });
    expect(data.map(({ content }) => content.title)).toEqual(['d', 'c', 'b']);
    expect(data[0]).toMatchObject({ playerId: player.id, state: 1, readAt: null, content: { body: 'about d' } });
    expect(meta).toEqual({ page: 1, perPage: 3, totalPages: 2, totalRows: 4, totalUnread: 4 });
  });

  it('[PROFILE-06] are read one by one or all at once; state 2 is read', async () => {
    const player = await playerWith(['a', 'b', 'c']);
    const [first, second] = (await list(player)).data;
    expect(await change(player, 'read', { messageIds: [first!.id] })).toEqual([200, { totalUnread: 2 }]);
    const readAt = platform.clock.now().toISOString();
    platform.clock.advance(1_000);
    // Once more changes nothing.
    await change(player, 'read', { messageIds: [first!.id] });
    expect((await list(player)).data.map(({ state, readAt: at }) => [state, at])).toEqual([
      [2, readAt],
      [1, null],
      [1, null],
    ]);
    expect(await change(player, 'readAll')).toEqual([200, { totalUnread: 0 }]);
    expect(await change(player, 'delete', { messageIds: [first!.id, second!.id] })).toEqual([200, { totalUnread: 0 }]);
    expect((await list(player)).meta.totalRows).toBe(1);
  });

  it('[PROFILE-06] of another player are neither shown nor changed', async () => {
    const [ann, ben] = [await playerWith(['a']), await playerWith([])];
    const messageIds = (await list(ann)).data.map(({ id }) => id);
    expect(await change(ben, 'read', { messageIds })).toEqual([200, { totalUnread: 0 }]);
    await change(ben, 'readAll');
    await change(ben, 'delete', { messageIds });
    expect((await list(ann)).meta).toMatchObject({ totalRows: 1, totalUnread: 1 });
    expect((await list(ben)).data).toEqual([]);
  });

  it.each([{}, { messageIds: [] }, { messageIds: ['x'] }, { messageIds: 'all' }, { messageIds: [], all: true }])(
    'refuses %j',
    async (payload) => {
      const player = await playerWith(['a']);
      expect((await change(player, 'read', payload))[0]).toBe(422);
      expect((await change(player, 'delete', payload))[0]).toBe(422);
      expect((await list(player)).meta.totalUnread).toBe(1);
    },
  );

  it('needs a session', async () => {
    expect((await platform.call('messenger.messages.list')).status).toBe(401);
  });
});
