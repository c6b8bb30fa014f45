import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError, violates } from '#kernel';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { constraintErrors } from './constraint-errors.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it('knows constraints and unique indexes of the schema only', async () => {
  const schema = await readFile(new URL('db/schema.json', import.meta.url), 'utf8');
  expect(Object.keys(constraintErrors).filter((name) => !schema.includes(`"${name}":`))).toEqual([]);
});

it.each([
  ['at once', (statement: ReturnType<typeof sql>) => platform.kernel.db.run(statement)],
  ['with the commit', (statement: ReturnType<typeof sql>) => platform.kernel.db.transaction(async (tx) => tx.write(statement))],
])('answers a broken constraint by its entry of the catalogue: a write %s', async (_, write) => {
  const [taken, other] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
  const email = taken.profile.email!.toLowerCase();
  const error = await write(sql`update player.player set email_lower = ${email} where id = ${other.id}`).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ reason: 'invalid', details: { fields: { email: ['This e-mail address is already registered'] } } });
  expect(violates(error, 'player_email_lower_key')).toBe(true);
});

it('leaves other errors as they are', async () => {
  const write = platform.kernel.db.run(sql`insert into kernel.migration (name, hash) values ('0001-kernel.sql', 'twice')`);
  await expect(write).rejects.toMatchObject({ code: '23505', constraint: 'migration_pkey' });
});
