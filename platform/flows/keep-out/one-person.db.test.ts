import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, registrationForm, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { createOperatorDesk } from '../../operator/desk.ts';
import { testConfig } from '../../testing/config.ts';
import { sentCode } from '../../modules/player/testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  const names = ['firstName', 'lastName', 'birthdate', 'personalIdNumber', 'cpf_number'];
  const fields = Object.fromEntries(names.map((name) => [name, { isRequired: false }]));
  platform = await createTestPlatform({ registration: { ...testConfig('').registration, fields } });
});
afterAll(() => platform[Symbol.asyncDispose]());

let people = 0;
/** Somebody whom no other test has. */
function person() {
  people += 1;
  return {
    firstName: 'Zoë',
    lastName: `O’Brien-${'abcdefghijklmnopq'[people]}`,
    birthdate: `1990-03-${10 + people}`,
    personalIdNumber: `ID-${people}00 X`,
    email: `zoe.${people}@gmail.com`,
    fingerprint: `device-${people}`,
  };
}

const register = (body: object) => platform.call('player.register', { body });
const exclude = ({ call }: TestPlayer) => call('player.limits.create', { body: { definition: 4, period: '1_year' } });
const signIn = ({ email, password }: TestPlayer, fingerprint = 'f1') =>
  platform.call('sessions.create', { body: { login: email, password, fingerprint } });
const refused = { status: 423, error: { code: 11055 } };

type Person = ReturnType<typeof person>;
it.each<[string, (known: Person) => Record<string, unknown>]>([
  [
    'name and birth date, the name in another spelling',
    ({ birthdate, lastName }) => ({ firstName: 'ZOE', lastName: lastName.replace('’', '').replace('-', ' '), birthdate }),
  ],
  ['the names the other way round', ({ firstName, lastName, birthdate }) => ({ firstName: lastName, lastName: firstName, birthdate })],
  ['the document', ({ personalIdNumber }) => ({ personalIdNumber: personalIdNumber.toLowerCase().replace('-', ' ') })],
  [
    'name and birth date, between their letters what nobody sees',
    ({ firstName, lastName, birthdate }) => ({ firstName: `${firstName}\u2060`, lastName: [...lastName].join('\u200B'), birthdate }),
  ],
  [
    'the document, in letters of another width',
    ({ personalIdNumber }) => ({
      personalIdNumber: personalIdNumber.replaceAll(/[!-~]/g, (one) => `\u00AD${String.fromCodePoint(one.codePointAt(0)! + 0xfee0)}`),
    }),
  ],
  ['the mailbox', ({ email }) => ({ email: email.replace('@', '+new@').replace('.', '') })],
  ['the device with the birth date', ({ fingerprint, birthdate }) => ({ fingerprint, birthdate })],
])('[X8] who has excluded himself does not register anew: recognised by %s, and not told by what', async (_, traits) => {
  const known = person();
  await exclude(await registerTestPlayer(platform, known));
  const { error, status } = await register(registrationForm(traits(known)));
  expect({ status, error }).toMatchObject(refused);
  expect(JSON.stringify(error)).not.toMatch(/exclu|name|document|device|mail/i);
});

it('[X8] recognised by the phone', async () => {
  const known = await registerTestPlayer(platform);
  await platform.kernel.db.run(sql`update player.player set phone = '4915111' where id = ${known.id}`);
  await exclude(known);
  const second = await registerTestPlayer(platform);
  expect((await signIn(second)).status).toBe(200);
  await platform.kernel.db.run(sql`update player.player set phone = '4915111' where id = ${second.id}`);
  expect(await signIn(second)).toMatchObject(refused);
});

it.each<[string, (known: Person) => Record<string, unknown>]>([
  ['another birth date', ({ firstName, lastName }) => ({ firstName, lastName, birthdate: '1991-01-01' })],
  ['another document', ({ personalIdNumber: _, email: __, fingerprint: ___, ...known }) => ({ ...known, personalIdNumber: 'other' })],
  ['the same device alone', ({ fingerprint }) => ({ fingerprint })],
  ['nothing in common', () => ({})],
])('a person with %s registers', async (_, traits) => {
  const known = person();
  await exclude(await registerTestPlayer(platform, known));
  expect((await register(registrationForm(traits(known)))).status).toBe(200);
});

it('an e-mail that is taken is taken, whoever has it', async () => {
  const known = person();
  await exclude(await registerTestPlayer(platform, known));
  const { status, error } = await register(registrationForm({ email: known.email }));
  expect([status, Object.keys(error!.fields!)]).toEqual([422, ['email']]);
});

it('[X8] [M2] [T8] a second account is closed with the first: its sessions end, and its sign-in is refused', async () => {
  const { firstName, lastName, birthdate } = person();
  const first = await registerTestPlayer(platform, { firstName, lastName, birthdate });
  const second = await registerTestPlayer(platform, { firstName, lastName, birthdate });
  expect((await signIn(second)).status).toBe(200);
  await exclude(first);
  platform.clock.advance(5_000);
  const profile = await second.call('player.profile.get');
  expect(profile.status).toBe(401);
  expect(await signIn(second)).toMatchObject(refused);
});

it('[X8] an account that is recognised by what its player says later is closed then', async () => {
  const { firstName, lastName, birthdate, fingerprint } = person();
  await exclude(await registerTestPlayer(platform, { firstName, lastName, birthdate }));
  const second = await registerTestPlayer(platform, { fingerprint });
  const statusAfter = async (body: object) => {
    expect((await second.call('player.profile.update', { body })).status).toBe(200);
    await platform.relay.drain();
    platform.clock.advance(5_000);
    return (await second.call('player.profile.get')).status;
  };
  expect(await statusAfter({ firstName, birthdate })).toBe(200);
  expect(await statusAfter({ lastName })).toBe(401);
  expect(await signIn(second)).toMatchObject(refused);
});

it.each<[string, (victim: TestPlayer) => Promise<TestPlayer>]>([
  [
    'phone',
    async ({ id }) => {
      const stranger = await registerTestPlayer(platform);
      await platform.kernel.db.run(sql`update player.player set phone = '4915222' where id in (${id}, ${stranger.id})`);
      await platform.kernel.db.run(sql`update player.player set phone_confirmed_at = now() where id = ${id}`);
      return stranger;
    },
  ],
  [
    'mailbox',
    async ({ id, email }) => {
      await platform.kernel.db.run(sql`update player.player set confirmed_at = now() where id = ${id}`);
      return registerTestPlayer(platform, { email: email.replace('@', '+mine@') });
    },
  ],
])('nobody is shut out by a stranger who gives the %s that he has confirmed and excludes himself', async (_, enteredBy) => {
  const victim = await registerTestPlayer(platform);
  await exclude(await enteredBy(victim));
  platform.clock.advance(5_000);
  expect((await victim.call('player.profile.get')).status).toBe(200);
  expect((await signIn(victim)).status).toBe(200);
});

it('nobody is kept from registering by phone by a stranger who has given that phone and excluded himself', async () => {
  const phone = '4915123456333';
  const stranger = await registerTestPlayer(platform);
  await stranger.call('player.profile.update', { body: { phone } });
  await exclude(stranger);
  const { email: _, ...form } = registrationForm({ phone });
  const registerByPhone = async () => {
    expect((await platform.call('player.otp.send', { body: { phone, reason: 'registration' } })).status).toBe(200);
    return platform.call('player.register.phone', { body: { ...form, code: await sentCode(platform.kernel, phone) } });
  };
  const isConfirmed = (at: Date | null) =>
    platform.kernel.db.run(sql`update player.player set phone_confirmed_at = ${at} where id = ${stranger.id}`);
  // Had he confirmed it, he would be the same person.
  await isConfirmed(platform.clock.now());
  expect(await registerByPhone()).toMatchObject(refused);
  await isConfirmed(null);
  expect((await registerByPhone()).status).toBe(200);
});

it('[X8] a second account is not entered from the device of the excluded one, with the same birth date', async () => {
  const { birthdate, fingerprint } = person();
  await exclude(await registerTestPlayer(platform, { birthdate, fingerprint }));
  const second = await registerTestPlayer(platform, { birthdate, fingerprint: `other-${fingerprint}` });
  expect((await signIn(second, 'third')).status).toBe(200);
  expect(await signIn(second, fingerprint)).toMatchObject(refused);
  expect((await signIn(second, 'third')).status).toBe(200);
});

it('[M2] [T8] an operator sees who may have two accounts, and says when they are two people', async () => {
  const { firstName, lastName, birthdate, fingerprint } = person();
  const first = await registerTestPlayer(platform, { firstName, lastName, birthdate, fingerprint });
  const second = await registerTestPlayer(platform, { firstName, lastName, birthdate, fingerprint });
  const desk = createOperatorDesk(platform.kernel, '');
  const found = async () => (await desk.duplicates()).filter(({ players }) => players.includes(first.id));
  expect(await found()).toEqual([{ players: [second.id, first.id], by: 'device, name' }]);
  await desk.noteApart(first.email, second.email);
  expect(await found()).toEqual([]);
  await exclude(first);
  expect((await signIn(second)).status).toBe(200);
});

it('[M2] two people are told apart by the phone as an operator writes it, and by nothing that is neither phone nor address', async () => {
  const { firstName, lastName, birthdate } = person();
  const first = await registerTestPlayer(platform, { firstName, lastName, birthdate });
  const second = await registerTestPlayer(platform, { firstName, lastName, birthdate });
  await platform.kernel.db.run(sql`update player.player set phone = '4915123456789' where id = ${second.id}`);
  const desk = createOperatorDesk(platform.kernel, '');
  const found = async () => (await desk.duplicates()).filter(({ players }) => players.includes(first.id));
  for (const nothing of ['zoe', '0', second.id, '@', 'zoe@'])
    await expect(desk.noteApart(first.id, nothing), nothing).rejects.toMatchObject({ reason: 'invalid' });
  expect(await found()).toHaveLength(1);
  await desk.noteApart(first.id, '+49 151 23456789');
  expect(await found()).toEqual([]);
});

it('[X8] a namesake whom an operator knows to be another registers', async () => {
  const { firstName, lastName, birthdate } = person();
  const first = await registerTestPlayer(platform, { firstName, lastName, birthdate });
  await exclude(first);
  const form = registrationForm({ firstName, lastName, birthdate });
  expect(await register(form)).toMatchObject(refused);
  await createOperatorDesk(platform.kernel, '').noteApart(first.id, String(form.email));
  expect((await register(form)).status).toBe(200);
});
