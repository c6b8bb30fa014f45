import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { issueOneTimeToken, pruneOneTimeTokens } from '../token/one-time-token.ts';
import { issueResetCode, resetCodeLifetimeMs, takeResetCode } from './reset-code.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const issue = (playerId: string) => platform.kernel.db.transaction(async (tx) => issueResetCode(tx, platform.kernel, playerId));
const take = (code: string) => platform.kernel.db.transaction(async (tx) => (await takeResetCode(tx, platform.kernel, code))?.playerId);
const count = async () => Number((await platform.kernel.db.one(sql<{ n: string }>`select count(*) n from player.one_time_token`)).n);

it('is taken once, and using one ends the others of that player alone', async () => {
  const [ann, bob] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
  const [first, second, bobs] = [await issue(ann.id), await issue(ann.id), await issue(bob.id)];
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await take(second)).toBe(ann.id);
  expect([await take(second), await take(first)]).toEqual([undefined, undefined]);
  expect(await take(bobs)).toBe(bob.id);
});

it('is worth nothing twice at the same moment, for another purpose, altered, or after its time', async () => {
  const { id } = await registerTestPlayer(platform);
  const code = await issue(id);
  const taken = await Promise.all([take(code), take(code), take(code)]);
  expect(taken.filter((playerId) => playerId === id)).toHaveLength(1);
  const login = await platform.kernel.db.transaction(async (tx) =>
    issueOneTimeToken(tx, platform.kernel, { playerId: id, purpose: 'login', lifetimeMs: 60_000 }),
  );
  expect([await take(login), await take(''), await take(`${await issue(id)}x`)]).toEqual([undefined, undefined, undefined]);
  const late = await issue(id);
  platform.clock.advance(resetCodeLifetimeMs);
  expect(await take(late)).toBeUndefined();
  await pruneOneTimeTokens(platform.kernel);
  expect(await count()).toBe(0);
});

it('stands in no table', async () => {
  const { id } = await registerTestPlayer(platform);
  const code = await issue(id);
  const rows = await platform.kernel.db.all(sql`select * from player.one_time_token where player_id = ${id}`);
  expect(JSON.stringify(rows)).not.toContain(code);
});
