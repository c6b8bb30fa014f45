import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { testConfig } from '../../../testing/config.ts';
import { changeStatus } from '../change-status.ts';
import { askCorrection, decideCorrection, listCorrections } from '../index.ts';

let platform: TestPlatform;
let player: TestPlayer;
const details = { firstName: 'Zoe', lastName: 'Brown', birthdate: '1990-03-12' };
beforeAll(async () => {
  const { registration } = testConfig('');
  const fields = Object.fromEntries(Object.keys(details).map((name) => [name, { isRequired: false }]));
  platform = await createTestPlatform({ registration: { ...registration, fields } });
});
afterAll(() => platform[Symbol.asyncDispose]());
beforeEach(async () => {
  player = await registerTestPlayer(platform, details);
});

const profile = async () => {
  const { data } = await player.call('player.profile.get');
  return { firstName: data.firstName, lastName: data.lastName, birthdate: data.birthdate };
};
const ask = (changes: Record<string, string>, more = {}) =>
  askCorrection(platform.kernel, player.id, { changes, reason: 'married; the certificate was seen', by: 'ann', ...more });
const decide = (id: string, by: string, isApproved = true) => decideCorrection(platform.kernel, id, { isApproved, by });
const block = () => platform.kernel.db.transaction((tx) => changeStatus(tx, platform.kernel, player.id, 'blocked'));
const messages = async () => {
  await platform.relay.drain();
  const rows = await platform.kernel.db.all(sql<{ title: string }>`
    select content ->> 'title' as title from notification.message where player_id = ${player.id} and content ->> 'title' = 'Details corrected'`);
  return rows.length;
};

it('a name that is locked waits for a second person, and is corrected once; the player is told', async () => {
  const id = await ask({ lastName: ' Green ' });
  expect([await profile(), await listCorrections(platform.kernel.db)]).toMatchObject([
    details,
    [{ id, playerId: player.id, former: { lastName: 'Brown' }, changes: { lastName: 'Green' }, askedBy: 'ann' }],
  ]);
  for (const by of ['ann', 'ANN ', '']) await expect(decide(id, by)).rejects.toMatchObject({ reason: 'invalid' });
  expect([await profile(), await messages()]).toEqual([details, 0]);
  await Promise.all(Array.from({ length: 10 }, () => decide(id, 'bob')));
  expect([await profile(), await messages(), await listCorrections(platform.kernel.db)]).toEqual([
    { ...details, lastName: 'Green' },
    1,
    [],
  ]);
  await expect(decide(id, 'bob', false)).rejects.toMatchObject({ reason: 'invoiceSettled' });
  const noted = await platform.kernel.db.all(sql<{ details: object }>`
    select details from journal.entry where kind = 'player corrected' and player_id = ${player.id}`);
  expect(noted).toEqual([{ details: { correction: id, fields: ['lastName'], status: 'approved', askedBy: 'ann', decidedBy: 'bob' } }]);
});

it('what is refused changes nothing, nor what was asked for something else than is there by now', async () => {
  await decide(await ask({ firstName: 'Eva' }), 'bob', false);
  const [one, other] = [await ask({ lastName: 'Green' }), await ask({ lastName: 'Black', birthdate: '1990-03-13' })];
  await decide(one, 'bob');
  await expect(decide(other, 'bob')).rejects.toMatchObject({ reason: 'invalid' });
  expect([await profile(), await messages()]).toEqual([{ ...details, lastName: 'Green' }, 1]);
});

it.each([
  ['a field that is not locked', { city: 'Bern' }, {}, 'city'],
  ['an address that is none', { email: 'a@b' }, {}, 'email'],
  ['a country', { country: 'FR' }, {}, 'country'],
  ['nothing', {}, {}, 'changes'],
  ['an empty name', { lastName: '  ' }, {}, 'lastName'],
  ['a birth date of somebody under age', { birthdate: '2010-01-01' }, {}, 'birthdate'],
  ['what is so already', { firstName: 'Zoe' }, {}, 'firstName'],
  ['no reason', { lastName: 'Green' }, { reason: ' ' }, 'reason'],
  ['nobody', { lastName: 'Green' }, { by: '' }, 'by'],
])('refuses %s', async (_, changes, more, field) => {
  await expect(ask(changes, more)).rejects.toMatchObject({ reason: 'invalid', details: { fields: { [field]: expect.any(Array) } } });
});

// The last one: whoever has these names afterwards is not let in.
it('makes nobody who is blocked another person, whom nothing would recognise', async () => {
  const id = await ask({ lastName: 'Green' });
  await block();
  await expect(decide(id, 'bob')).rejects.toMatchObject({ reason: 'invalid' });
  await expect(ask({ firstName: 'Eva' })).rejects.toMatchObject({ reason: 'invalid' });
});
