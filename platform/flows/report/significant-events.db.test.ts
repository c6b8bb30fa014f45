import { limitDefinition } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { recordFindings } from '#modules/reconcile';
import { createOperatorDesk } from '../../operator/desk.ts';
import { callWallet, launchTestPlayer } from '../game-wallet/testing.ts';
import { noteClock, noteSettings } from '../keep-journal/index.ts';

const june = { start: new Date('2026-06-01T00:00:00Z'), end: new Date('2026-07-01T00:00:00Z') };

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  platform.clock.set('2026-06-03T12:00:00Z');
  player = await registerTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

const desk = () => createOperatorDesk(platform.kernel, '');
const eventsOf = async (kind: string) => (await desk().significantEvents(june)).filter((each) => each.kind === kind);
const changed = async () =>
  (await eventsOf('settings changed')).map(({ details }) => (JSON.parse(details) as { changed: string[] }).changed);
const signIn = (login: string) => platform.call('sessions.create', { body: { login, password: 'wrong one', fingerprint: 'x' } });

it('[T5] keeps refused sign-ins, of unknown logins too, and no login of anybody', async () => {
  await signIn(player.email);
  await signIn('nobody@example.com');
  const events = await eventsOf('sign-in refused');
  expect(events.map(({ playerId }) => playerId)).toEqual([player.id, null]);
  expect(JSON.stringify(events)).not.toContain('@');
});

it('[T5] keeps wins from 1,000 euros on, and none below', async () => {
  const { token, playerId } = await launchTestPlayer(platform);
  for (const [round, amount] of [
    ['r1', '99999'],
    ['r2', '100000'],
  ] as const) {
    const names = { token, roundId: round + playerId, currency: 'EUR' };
    await callWallet(platform, 'bet', { ...names, transactionId: `b-${round}${playerId}`, amount: '1' });
    const win = { transactionId: `w-${round}${playerId}`, betTransactionId: `b-${round}${playerId}`, amount, isFinal: true };
    await callWallet(platform, 'win', { ...names, ...win });
  }
  expect(await eventsOf('large win')).toMatchObject([{ playerId, details: expect.stringMatching(/^1000\.00 EUR, round /) as string }]);
});

it('[T5] keeps corrections, operators’ limits and stops with who and why, and what was lifted', async () => {
  const asked = await desk().askAdjustment(player.id, { currency: 'EUR', amount: '5', reason: 'our fault', by: 'ann' });
  await desk().decideAdjustment(asked, { isApproved: true, by: 'bob' });
  await desk().setLimit(player.id, { definition: 3, period: 'daily', currency: 'EUR', amount: '50', reason: 'after a call' });
  const wish = { scope: 'game', name: 'copper-canyon', because: 'looks wrong' };
  await launchTestPlayer(platform);
  await desk().stop(wish);
  await desk().letGoOn({ ...wish, because: 'looked at' });
  expect(await eventsOf('correction')).toMatchObject([
    { playerId: player.id, details: '5.00 EUR approved, asked by ann, decided by bob: our fault' },
  ]);
  expect(await eventsOf('operator limit')).toMatchObject([
    { playerId: player.id, details: expect.stringMatching(/"amount":"50".*after a call|after a call.*"amount":"50"/) as string },
  ]);
  expect(await eventsOf('stop')).toMatchObject([{ details: 'game copper-canyon: looks wrong' }]);
  expect(await eventsOf('stop lifted')).toMatchObject([{ details: 'game copper-canyon: looked at' }]);
});

it('[T5] keeps which accounts were closed and opened again, by an operator or by their players', async () => {
  const one = await registerTestPlayer(platform);
  for (const status of ['limited', 'blocked', 'active'] as const) await desk().changeStatus(one.id, status);
  await player.call('player.limits.create', { body: { definition: limitDefinition.selfExclusion, period: 'forever' } });
  expect((await eventsOf('account status')).map(({ playerId, details }) => [playerId, JSON.parse(details)])).toEqual([
    [one.id, { status: 'limited' }],
    [one.id, { status: 'blocked' }],
    [one.id, { status: 'active' }],
    [player.id, { status: 'blocked' }],
  ]);
});

it('[T5] keeps a balance below zero, and whatever else the books do not say', async () => {
  const finding = { kind: 'books: below zero', subject: 'account', details: '-1', currency: 'EUR', provider: '*' };
  await recordFindings(platform.kernel.db, [finding], platform.clock.now());
  expect(await eventsOf('difference in the books')).toMatchObject([{ details: 'books: below zero, account: -1' }]);
});

it('[T5] keeps which settings changed, once, and how far a clock is off', async () => {
  const began = platform.clock.now();
  await noteSettings(platform.kernel, began);
  await noteSettings(platform.kernel, began);
  expect(await changed()).toEqual([expect.arrayContaining(['protection', 'withdrawals', 'code'])]);
  const { config } = platform.kernel;
  await noteSettings({ ...platform.kernel, config: { ...config, protection: { ...config.protection, looserAfterHours: 48 } } }, began);
  expect((await changed())[1]).toEqual(['protection']);

  await noteClock(platform.kernel);
  expect(await eventsOf('clock off')).toHaveLength(1);
});

it('[T5] keeps one change of settings while processes of two releases run beside each other, and another one when it is taken back', async () => {
  const { config } = platform.kernel;
  const next = { ...platform.kernel, config: { ...config, protection: { ...config.protection, looserAfterHours: 72 } } };
  const oldBegan = platform.clock.now();
  await noteSettings(platform.kernel, oldBegan);
  const before = (await changed()).length;
  platform.clock.advance(60_000);
  const nextBegan = platform.clock.now();
  for (let look = 0; look < 3; look += 1) {
    await noteSettings(next, nextBegan);
    platform.clock.advance(60_000);
    await noteSettings(platform.kernel, oldBegan);
  }
  expect((await changed()).slice(before)).toEqual([['protection']]);
  await noteSettings(platform.kernel, platform.clock.now());
  expect((await changed()).slice(before)).toEqual([['protection'], ['protection']]);
});

it('[T5] nothing that was noted is changed or taken away', async () => {
  await noteClock(platform.kernel);
  for (const statement of [sql`update journal.entry set kind = 'clock off'`, sql`delete from journal.entry`, sql`truncate journal.entry`])
    await expect(platform.kernel.db.run(statement)).rejects.toThrow('the journal is only written to');
});
