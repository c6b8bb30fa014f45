import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { pruneCommunications } from './communication.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ rateFactor: 2 });
});
afterAll(() => platform[Symbol.asyncDispose]());

const send = (body: object, ip: string) => platform.call('notification.communications', { body, headers: { 'cf-connecting-ip': ip } });
const kept = () => platform.kernel.db.all(sql<object>`select email, message from notification.communication`);

it('[CALL-06] keeps what a guest writes until it is long answered', async () => {
  const answer = await send({ email: ' ann@mail.test ', message: ' Hello\nyou ' }, '203.0.113.1');
  expect(answer).toMatchObject({ status: 200, data: { message: 'Sent' } });
  expect(await kept()).toEqual([{ email: 'ann@mail.test', message: 'Hello\nyou' }]);
  platform.clock.advance(29 * 86_400_000);
  await pruneCommunications(platform.kernel);
  expect(await kept()).toHaveLength(1);
  platform.clock.advance(2 * 86_400_000);
  await pruneCommunications(platform.kernel);
  expect(await kept()).toEqual([]);
});

it.each([
  [{ email: 'ann', message: 'Hello' }, 'email'],
  [{ email: 'ann@mail.test\nbcc: b@mail.test', message: 'Hello' }, 'email'],
  [{ email: 'ann@mail.test', message: '   ' }, 'message'],
  [{ email: 'ann@mail.test', message: 'x'.repeat(4001) }, 'message'],
  [{ email: 'ann@mail.test' }, 'message'],
])('[CALL-06] refuses %o by its field', async (payload, field) => {
  const answer = await send(payload, '203.0.113.2');
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.error!.fields!)).toEqual([field]);
  expect(await kept()).toEqual([]);
});

it('takes a handful from one address and then asks to wait', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 12; i += 1) statuses.push((await send({ email: 'a@mail.test', message: 'Hello' }, '203.0.113.9')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
});
