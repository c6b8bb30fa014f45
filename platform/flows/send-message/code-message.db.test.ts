import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CodeRequested } from '#modules/player';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { codeMessage } from './code-message.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it('a code that has expired on its way is not sent any more', async () => {
  const phone = '+49 151 23456789';
  await platform.call('player.otp.send', { body: { phone, reason: 'registration' } });
  const { payload } = await platform.kernel.db.one(
    sql<{ payload: CodeRequested }>`select payload from kernel.outbox where topic = 'player.otp.requested'`,
  );
  const message = () => codeMessage(platform.kernel, { ...payload, playerId: null });
  expect(await message()).toMatchObject({ channel: 'sms', to: '4915123456789' });
  platform.clock.advance(10 * 60_000);
  expect(await message()).toBeNull();
});
