import { afterAll, beforeAll, expect, it } from 'vitest';
import { proofLifetimeMs } from '../../modules/player/session/proof.ts';
import { seedMethods, type MethodSeed } from '#modules/payment';
import type { TestPlatform } from '#testing';
import { openPaymentPlatform, registerPayer, type Payer } from './testing.ts';

const address = { key: 'wallet_id', fieldType: 'text', value: null, isRequired: true, labels: {}, hints: {}, position: 1 };
const coin: MethodSeed = {
  id: 'sandbox.withdrawal.coin',
  direction: 'withdrawal',
  provider: 'sandbox',
  type: 'form',
  processingType: 'message',
  names: { en: 'Coin' },
  logo: '/x.svg',
  limits: [{ currency: 'EUR', min: '1000', max: '100000000', presets: [] }],
  fields: [address],
  countries: [],
  isEnabled: true,
};
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPaymentPlatform();
  await seedMethods(platform.kernel.db, [coin]);
});
afterAll(() => platform[Symbol.asyncDispose]());

async function ask({ accountId, call }: Payer, wallet_id: string, { amount = 20, key = '' } = {}): Promise<unknown[]> {
  const body = { method: 'sandbox.withdrawal.coin', currency: 'EUR', accountId, amount, fields: { wallet_id } };
  const { status, error } = await call('payment.invoices.withdrawal', { body, headers: key ? { 'idempotency-key': key } : {} });
  return [status, error?.code ?? 0];
}

const prove = ({ call, password }: Payer) => call('sessions.prove', { body: { password } });

it('a withdrawal to details that the player never used needs a proof; to known ones none; and nothing moves before', async () => {
  const player = await registerPayer(platform);
  await player.deposit('card', 500);
  // Soon after the sign-in that is one.
  expect(await ask(player, 'own-address')).toEqual([200, 0]);
  platform.clock.advance(proofLifetimeMs);
  expect(await ask(player, 'own-address')).toEqual([200, 0]);
  const before = await player.account();
  expect(await ask(player, 'thief-address', { key: 'attempt-1' })).toEqual([423, 11030]);
  expect(await player.account()).toEqual(before);
  // The rules of money speak first: nobody proves anything for what is refused anyway.
  expect(await ask(player, 'thief-address', { amount: 5_000 })).toEqual([422, 1422]);
  expect((await prove(player)).status).toBe(200);
  expect(await ask(player, 'thief-address', { key: 'attempt-1' })).toEqual([200, 0]);
  platform.clock.advance(proofLifetimeMs);
  // The same call once more is answered as before.
  expect(await ask(player, 'thief-address', { key: 'attempt-1' })).toEqual([200, 0]);
  expect((await player.account()).withdrawalBalance).toBe(440);
});

it('the same call once more is answered as before, though its method was withdrawn meanwhile', async () => {
  const player = await registerPayer(platform);
  await player.deposit('card', 100);
  expect(await ask(player, 'own-address', { key: 'attempt-2' })).toEqual([200, 0]);
  await seedMethods(platform.kernel.db, [{ ...coin, isEnabled: false }]);
  try {
    expect(await ask(player, 'own-address', { key: 'attempt-2' })).toEqual([200, 0]);
    expect(await ask(player, 'own-address', { key: 'attempt-3' })).toEqual([422, 1422]);
  } finally {
    await seedMethods(platform.kernel.db, [coin]);
  }
  expect((await player.account()).withdrawalBalance).toBe(80);
});

it('details of another player are new, and so is another method', async () => {
  const [one, other] = [await registerPayer(platform), await registerPayer(platform)];
  for (const player of [one, other]) await player.deposit('card', 100);
  expect(await ask(one, 'shared-address')).toEqual([200, 0]);
  platform.clock.advance(proofLifetimeMs);
  expect(await ask(other, 'shared-address')).toEqual([423, 11030]);
  expect((await one.withdraw('bank', 20)).status).toBe(423);
});
