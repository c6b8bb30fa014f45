import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { formerEmailMail } from './security-mails.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it('an e-mail that was dropped is written to of the new password, in the player’s language', async () => {
  const { id: playerId } = await registerTestPlayer(platform, { locale: 'de' });
  const formerEmail = 'dropped@mail.test';
  expect(await formerEmailMail(platform.kernel, { playerId, formerEmail })).toMatchObject({
    channel: 'mail',
    to: formerEmail,
    locale: 'de',
    template: 'passwordChanged',
  });
});
