import { identityStatus, playerStatus } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePlayer } from '#modules/player';
import type { ProvenPerson } from '#partners/identity/port.ts';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { underAgeTopic } from '../keep-out/index.ts';
import { createOperatorDesk } from '../../operator/desk.ts';
import { testConfig } from '../../testing/config.ts';

let platform: TestPlatform;
/** What the provider has on its file of everybody. */
let proven: ProvenPerson;
const zoe: ProvenPerson = { firstNames: ['ZOE'], lastNames: ['BROWN'], birthdate: '1990-03-12', levelName: 'whole' };
const details = { firstName: 'Zoë', lastName: 'Brown', birthdate: '1990-03-12' };

beforeAll(async () => {
  const check = { levelName: 'whole', requestWidgetToken: async () => 't', readPerson: async () => proven, requireSigned: () => {} };
  const { partners, registration } = testConfig('');
  const fields = Object.fromEntries(Object.keys(details).map((name) => [name, { isRequired: false }]));
  platform = await createTestPlatform({
    partners: { ...partners, identityCheck: { sdkUrl: 'http://127.0.0.1:9/sdk.js', open: () => check } },
    registration: { ...registration, fields },
  });
});
afterAll(() => platform[Symbol.asyncDispose]());

const desk = () => createOperatorDesk(platform.kernel, '');
const profileOf = async ({ headers }: TestPlayer) => (await platform.call('player.profile.get', { headers })).data;

/** The provider approves, and says so. */
async function approve({ id }: TestPlayer, person: Partial<ProvenPerson>, more: object = {}): Promise<void> {
  proven = { ...zoe, ...person };
  platform.clock.advance(1_000);
  const createdAtMs = platform.clock.now().toISOString().replace('T', ' ').replace('Z', '');
  const payload = {
    type: 'applicantReviewed',
    externalUserId: id,
    createdAtMs,
    levelName: 'whole',
    reviewResult: { reviewAnswer: 'GREEN' },
  };
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/partners/identity/sumsub/webhook',
    payload: { ...payload, ...more },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

it('[M11] verifies the person whom the profile names, and writes what it does not say yet', async () => {
  const [named, unnamed] = [await registerTestPlayer(platform, details), await registerTestPlayer(platform)];
  for (const player of [named, unnamed]) await approve(player, {});
  expect(await profileOf(named)).toMatchObject({ ...details, identityStatus: identityStatus.approved });
  expect(await profileOf(unnamed)).toMatchObject({
    firstName: 'ZOE',
    lastName: 'BROWN',
    birthdate: '1990-03-12',
    identityStatus: identityStatus.approved,
  });
});

it('[M11] a check of somebody else waits for an operator, whose word stays', async () => {
  const [one, other] = [await registerTestPlayer(platform, details), await registerTestPlayer(platform, details)];
  await approve(one, { birthdate: '1990-03-13' });
  await approve(other, { firstNames: ['Max'] });
  expect((await profileOf(one)).identityStatus).toBe(identityStatus.pending);
  expect(await desk().doubtfulIdentities()).toMatchObject([
    { playerId: one.id, differs: ['birthdate'] },
    { playerId: other.id, differs: ['firstName'] },
  ]);
  await desk().decideIdentity(one.email, true);
  await desk().decideIdentity(other.email, false);
  expect([await profileOf(one), await profileOf(other)]).toMatchObject([
    { ...details, identityStatus: identityStatus.approved },
    { ...details, identityStatus: identityStatus.rejected },
  ]);
  expect(await desk().doubtfulIdentities()).toEqual([]);
  await expect(desk().decideIdentity(one.email, false)).rejects.toMatchObject({ reason: 'notFound' });
  // The provider says the same again, and then somebody else.
  await approve(one, { birthdate: '1990-03-13' });
  expect((await profileOf(one)).identityStatus).toBe(identityStatus.approved);
  await approve(one, { lastNames: ['Green'] });
  expect((await profileOf(one)).identityStatus).toBe(identityStatus.pending);
});

it('[M11] who is proved to be too young is refused and blocked', async () => {
  const player = await registerTestPlayer(platform, details);
  await approve(player, { birthdate: '2008-06-02' });
  platform.clock.advance(5_000);
  const { status, identityStatus: found } = await requirePlayer(platform.kernel.db, player.id);
  expect([status, found]).toEqual([playerStatus.blocked, identityStatus.rejected]);
  expect((await player.call('player.profile.get')).status).toBe(401);
  // His open bets follow, once.
  await approve(player, { birthdate: '2008-06-02' }, { createdAtMs: '2026-01-01 00:00:00' });
  const facts = sql<{ topic: string }>`select topic from kernel.outbox where player_id = ${player.id} and topic = ${underAgeTopic}`;
  expect(await platform.kernel.db.all(facts)).toHaveLength(1);
});

it.each([
  ['the event', {}, { levelName: 'selfie' }],
  ['the provider’s file', { levelName: 'selfie' }, {}],
  ['neither', { levelName: null }, { levelName: undefined }],
])('[M11] a check by other steps than ours verifies nobody, as %s says', async (_, person, more) => {
  const player = await registerTestPlayer(platform);
  await approve(player, person, more);
  expect((await profileOf(player)).identityStatus).toBe(identityStatus.none);
});
