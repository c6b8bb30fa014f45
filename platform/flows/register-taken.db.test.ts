import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violates, type AppError } from '#kernel';
import { emailTakenConstraint, type RegistrationForm } from '#modules/player';
import { createTestPlatform, registerTestPlayer, registrationForm, type TestPlatform } from '#testing';
import { registerPlayer } from './register-player.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ rateFactor: 1 });
});
afterAll(() => platform[Symbol.asyncDispose]());

const attempt = (email: string, ip: string) =>
  registerPlayer(platform.kernel, registrationForm({ email }) as RegistrationForm, { caller: { ip, country: null }, userAgent: '' }).then(
    () => 'registered',
    (error: Error) => (violates(error, emailTakenConstraint) ? 'taken' : (error as AppError).reason),
  );

describe('whether an e-mail is taken', () => {
  it('is told to one network five times, whether or not the next one is, and its owner hears of it once', async () => {
    const { db } = platform.kernel;
    const { id } = await registerTestPlayer(platform, { email: 'found@mail.test' });
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await attempt('found@mail.test', `2001:db8:7:7::${index}`));
    expect(answers).toEqual([...Array<string>(5).fill('taken'), 'tooManyRequests']);
    const notices = await db.all(sql`select 1 from kernel.outbox where topic = 'player.email.claimed' and player_id = ${id}`);
    expect(notices).toHaveLength(1);
    expect(await attempt('free@mail.test', '2001:db8:7:7::7')).toBe('tooManyRequests');
    expect(await attempt('free@mail.test', '2001:db8:7:8::7')).toBe('registered');
  });

  it('is told no more often to who asks many times at once; who registers in peace is not counted', async () => {
    const ip = '2001:db8:7:9::1';
    for (let index = 0; index < 6; index += 1) expect(await attempt(`crowd-${index}@mail.test`, ip)).toBe('registered');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => attempt(`crowd-${index % 6}@mail.test`, ip)));
    expect(answers.toSorted()).toEqual([...Array<string>(5).fill('taken'), ...Array<string>(7).fill('tooManyRequests')]);
  });
});
