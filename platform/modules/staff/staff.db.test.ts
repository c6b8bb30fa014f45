import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { addKey, approveKey, endKey, identify, listKeys, newKey, setDemoKeys } from './index.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});
afterEach(() => platform[Symbol.asyncDispose]());

const who = (key: string, how = {}) => identify(platform.kernel.db, key, how);

/** Adds a key of this name; answers it, and what it is by then. */
async function add(name: string, by: string | null) {
  const made = newKey();
  return { ...made, state: await addKey(platform.kernel, { name, print: made.print, by }) };
}

it('lets the first two people act at once, and nobody else without two of them', async () => {
  const ann = await add('ann', null);
  const bob = await add('bob', null);
  expect([ann.state, bob.state, await who(ann.key), await who(bob.key)]).toEqual(['holds', 'holds', 'ann', 'bob']);
  await expect(add('cat', null)).rejects.toMatchObject({ reason: 'unauthorised' });
  const cat = await add('cat', 'ann');
  expect([cat.state, await who(cat.key)]).toEqual(['waiting', null]);
  await expect(approveKey(platform.kernel, cat.print, 'ann')).rejects.toMatchObject({ reason: 'invalid' });
  expect([await approveKey(platform.kernel, cat.print, 'bob'), await who(cat.key)]).toEqual(['cat', 'cat']);
  expect(await approveKey(platform.kernel, cat.print, 'bob')).toBe('cat');
});

it('makes no more than two first people, however many are added at once', async () => {
  const added = await Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => add(name, null)));
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await listKeys(platform.kernel.db)).toHaveLength(2);
});

it('[M6] no statement of SQL lets one name add a key and approve it', async () => {
  await add('ann', null);
  await add('bob', null);
  const { print } = await add('cat', 'ann');
  const alone = sql`update staff.key set approved_by = 'ann', approved_at = now() where print = ${print}`;
  await expect(platform.kernel.db.run(alone)).rejects.toMatchObject({ constraint: 'key_approved_by_check' });
});

it('ends a key at once and for good, by the word of one person; a person’s other key goes on', async () => {
  const ann = await add('ann', null);
  await add('bob', null);
  const second = await add('ann', 'ann');
  await approveKey(platform.kernel, second.print, 'bob');
  expect(await endKey(platform.kernel, ann.print, 'bob')).toBe('ann');
  expect([await who(ann.key), await who(second.key)]).toEqual([null, 'ann']);
  await expect(addKey(platform.kernel, { name: 'ann', print: ann.print, by: 'bob' })).rejects.toMatchObject({ reason: 'invalid' });
  await expect(approveKey(platform.kernel, ann.print, 'bob')).rejects.toMatchObject({ reason: 'notFound' });
});

it.each(['', 'Ann', 'a n n', 'ann\u200b', 'аnn', '-ann', 'a'.repeat(41), 'ann@mail.test'])('takes no name like %j', async (name) => {
  await expect(add(name, null)).rejects.toMatchObject({ reason: 'invalid' });
});

it('keeps no key, and knows nobody by a print', async () => {
  const { key, print } = await add('ann', null);
  expect(JSON.stringify(await listKeys(platform.kernel.db))).not.toContain(key);
  expect([await who(print), await who(''), await who(`${key} `)]).toEqual([null, null, null]);
});

it('takes the public keys of a demo where that is said alone, and none after a start without one; they are none of the first two', async () => {
  await setDemoKeys(platform.kernel, { ann: 'ann-of-the-demo' });
  expect([await who('ann-of-the-demo'), await who('ann-of-the-demo', { isDemoTaken: true })]).toEqual([null, 'ann']);
  expect([(await add('cat', null)).state, (await add('dan', null)).state]).toEqual(['holds', 'holds']);
  await setDemoKeys(platform.kernel, {});
  expect(await who('ann-of-the-demo', { isDemoTaken: true })).toBe(null);
});
