import { ApiError } from '@verdigale/client';
import { describe, expect, it } from 'vitest';
import { createPlatformReader } from './platform-reader.ts';

/** A platform whose answers the test sets; it counts what it is asked. */
function setUp() {
  const asked: string[] = [];
  let time = 0;
  let answer: () => Response = () => Response.json({ data: [] });
  const reader = createPlatformReader('http://platform.test', {
    now: () => time,
    fetch: async (input, init) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      expect(new Headers(init?.headers).get('authorization')).toBeNull();
      return answer();
    },
  });
  return { reader, asked, pass: (ms: number) => (time += ms), answerWith: (next: () => Response) => (answer = next) };
}

const data = (value: unknown) => () => Response.json({ data: value });
const failure = (status: number) => () => Response.json({ error: { code: 1, message: 'no' } }, { status });

describe('platform reader', () => {
  it('asks once for all who want to know, and keeps the answer while it is fresh', async () => {
    const { reader, asked, pass } = setUp();
    await Promise.all([reader.read('game.collections'), reader.read('game.collections')]);
    pass(119_000);
    await reader.read('game.collections');
    expect(asked).toEqual(['http://platform.test/api/game/collections']);
    pass(2000);
    await reader.read('game.collections');
    expect(asked).toHaveLength(2);
  });

  it('fills in what another platform does not say', async () => {
    const { reader, answerWith } = setUp();
    answerWith(data([{ identity: 'violet-dice' }]));
    const [game] = (await reader.read('game.games.list', { query: {} })).data;
    expect(game).toMatchObject({ identity: 'violet-dice', isAvailable: true, colours: [] });
  });

  it('asks for rankings again soon', async () => {
    const { reader, asked, pass } = setUp();
    const read = () => reader.read('retention.tournaments.get', { params: { id: 'spring' } });
    await read();
    pass(9_000);
    await read();
    expect(asked).toHaveLength(1);
    pass(2_000);
    await read();
    expect(asked).toHaveLength(2);
  });

  it('keeps no answer longer than it is true by its own data', async () => {
    const { reader, asked, pass, answerWith } = setUp();
    answerWith(data([{ state: 3, startAt: new Date(-60_000), endAt: new Date(4_000) }]));
    const read = () => reader.read('retention.tournaments.list', { query: {} });
    await read();
    pass(3_999);
    await read();
    expect(asked).toHaveLength(1);
    pass(1);
    await read();
    expect(asked).toHaveLength(2);
  });

  it('keeps answers to different questions apart', async () => {
    const { reader, asked } = setUp();
    await reader.read('game.games.list', { query: { collectionId: ['a', 'b'], perPage: 18 } });
    await reader.read('game.games.list', { query: { collectionId: ['c'], perPage: 18 } });
    expect(asked.map((url) => decodeURIComponent(new URL(url).search))).toEqual([
      '?collectionId[]=a&collectionId[]=b&perPage=18',
      '?collectionId[]=c&perPage=18',
    ]);
  });

  it.each([429, 500, 503])('answers with what it knew while the platform fails with %i', async (status) => {
    const { reader, pass, answerWith } = setUp();
    answerWith(data(['known']));
    await reader.read('game.collections');
    pass(130_000);
    answerWith(failure(status));
    expect((await reader.read('game.collections')).data).toEqual(['known']);
  });

  it('does not cover up a refusal: what is gone is gone', async () => {
    const { reader, pass, answerWith } = setUp();
    answerWith(data({ id: 'x' }));
    await reader.read('game.games.get', { params: { id: 'x' } });
    pass(60_000);
    answerWith(failure(404));
    await expect(reader.read('game.games.get', { params: { id: 'x' } })).rejects.toMatchObject({ status: 404 });
  });

  it('asks again after a failure', async () => {
    const { reader, answerWith } = setUp();
    answerWith(failure(503));
    await expect(reader.read('game.collections')).rejects.toBeInstanceOf(ApiError);
    answerWith(data([]));
    expect((await reader.read('game.collections')).data).toEqual([]);
  });
});
