import type { ErrorBody } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppError } from '#kernel';
import { issueLoginToken, type RegistrationForm } from '#modules/player';
import type { Listing, Person } from '#partners/register/index.ts';
import {
  activeAccountOf,
  createTestPlatform,
  depositForm,
  launchForm,
  registerTestPlayer,
  registrationForm,
  type TestPlatform,
  type TestPlayer,
} from '#testing';
import { raw, sql } from '#testing/sql.ts';
import { house } from '../../jurisdictions/house.ts';
import { factorCalls } from '../../modules/player/second-factor/testing.ts';
import { seedTestMethod } from '../../modules/payment/testing.ts';
import { launchTestGame } from '../game-wallet/testing.ts';
import { registerPlayer } from '../register-player.ts';
import { testConfig } from '../../testing/config.ts';

const until = new Date('2026-12-01T00:00:00Z');
const noAnswer = () => Promise.reject(new AppError('registerUnavailable', 'silence'));
const ann = { firstName: 'Ann', lastName: 'Lee', birthdate: '1990-02-03' };
let platform: TestPlatform;
let asked: Person[];
let answer: () => Promise<Listing | null>;

beforeAll(async () => {
  const register = {
    open: () => ({
      find(person: Person) {
        asked.push(person);
        return answer();
      },
    }),
  };
  platform = await createTestPlatform({
    protection: { ...house, isRegisterAsked: true },
    partners: { ...testConfig('').partners, register },
  });
  await platform.kernel.jobs.start({ work: false });
});
afterAll(() => platform[Symbol.asyncDispose]());
beforeEach(() => {
  platform.clock.set('2026-06-03T12:00:00Z');
  asked = [];
  answer = async () => null;
});

let sisters = 0;
/** Somebody else each time. */
function register(): Promise<TestPlayer> {
  sisters += 1;
  return registerTestPlayer(platform, { ...ann, firstName: `Ann${'abcdefgh'[sisters]}`, fingerprint: `device-${sisters}` });
}
// From a device of one's own: the same one with the same birth date would be the same person.
const signIn = ({ email, password }: TestPlayer) =>
  platform.call('sessions.create', { body: { login: email, password, fingerprint: `device of ${email}` } });
const enter = (token: string) => platform.call('sessions.token', { body: { token, fingerprint: 'f1' } });
const open = (form: object) => platform.call('player.register', { body: form });
const sessionsOf = async (id: string) =>
  (await platform.kernel.db.one(sql<{ n: number }>`select count(*)::int as n from player.session where player_id = ${id}`)).n;

it('[X7] a registration asks with what the form says, which must name the person; who is listed opens no account', async () => {
  const form = registrationForm({ ...ann, email: 'ann@mail.test' });
  answer = async () => ({ until });
  expect(await open(form)).toMatchObject({ status: 403, error: { code: 11050, until: until.toISOString() } });
  expect(asked).toEqual([expect.objectContaining({ ...ann, email: 'ann@mail.test', country: 'DE' })]);
  expect(await platform.kernel.db.maybe(sql`select id from player.player where email = 'ann@mail.test'`)).toBeUndefined();
  const { birthdate: _, ...nameless } = form;
  expect(await open(nameless)).toMatchObject({ status: 422, error: { fields: { birthdate: [expect.any(String)] } } });
});

it('[X7] asks for a name as people write it, whatever stands unseen between its letters, or in another width', async () => {
  await open(registrationForm({ firstName: 'A\u200Bnn', lastName: 'Ｌee\u2060', birthdate: ann.birthdate, personalIdNumber: null }));
  expect(asked).toEqual([expect.objectContaining(ann)]);
});

it('tells a visitor of five people in a quarter of an hour whether they are listed, whom he may have made up to learn just that', async () => {
  answer = async () => ({ until });
  const kernel = { ...platform.kernel, config: { ...platform.kernel.config, rateFactor: 1 } };
  const device = { caller: { ip: '2001:db8:9:9::1', country: null }, userAgent: '' };
  const ask = (email: string) =>
    registerPlayer(kernel, registrationForm({ ...ann, email }) as RegistrationForm, device).catch((error: AppError) => error.reason);
  const answers = [];
  for (let index = 0; index < 6; index += 1) answers.push(await ask(`curious.${index}@mail.test`));
  expect(answers).toEqual([...Array<string>(5).fill('selfExcluded'), 'tooManyRequests']);
  expect(asked).toHaveLength(5);
});

it('[X7] each way in asks; a refresh does not', async () => {
  const player = await register();
  expect(asked.splice(0)).toHaveLength(1);
  expect((await signIn(player)).status).toBe(200);
  expect(asked.splice(0)).toEqual([expect.objectContaining({ lastName: 'Lee', birthdate: ann.birthdate, email: player.email })]);
  const token = await issueLoginToken(platform.kernel, player.id);
  expect((await enter(token)).status).toBe(200);
  expect(asked.splice(0)).toHaveLength(1);
  const refresh = await player.call('sessions.refresh');
  expect([refresh.status, asked]).toEqual([200, []]);

  const calls = factorCalls(platform);
  const { secret } = await calls.addApp(player.headers);
  const challenge = await calls.challengeOf(player);
  answer = async () => ({ until });
  const finished = await calls.finish({ challenge, code: calls.codeOf(secret, 1) });
  expect([finished.status, finished.error?.code]).toEqual([403, 11050]);
});

it('[X7] no answer lets nobody in, and says to try again', async () => {
  const player = await register();
  const before = await sessionsOf(player.id);
  answer = noAnswer;
  const refusal = { status: 503, error: { code: 11054 } };
  expect(await signIn(player)).toMatchObject(refusal);
  expect(await open(registrationForm({ ...ann, email: 'late@mail.test' }))).toMatchObject(refusal);
  const token = await issueLoginToken(platform.kernel, player.id);
  expect(await enter(token)).toMatchObject(refusal);
  expect(await sessionsOf(player.id)).toBe(before);
  expect(await platform.kernel.db.maybe(sql`select id from player.player where email = 'late@mail.test'`)).toBeUndefined();
  answer = async () => null;
  expect((await enter(token)).status).toBe(200);
});

it('[X7] an account of somebody who is listed is excluded for as long, and its sessions end', async () => {
  const player = await register();
  answer = async () => ({ until });
  expect(await signIn(player)).toMatchObject({ status: 403, error: { code: 11050 } });
  await platform.relay.drain();
  const profile = await player.call('player.profile.get');
  expect(profile.status).toBe(401);
  // Without being asked again, also where the register has forgotten.
  answer = async () => null;
  expect(await signIn(player)).toMatchObject({ status: 403, error: { code: 11050, until: until.toISOString() } });
});

it('[X7] without an end it is a year; and a longer exclusion that runs stays', async () => {
  const player = await register();
  answer = async () => ({ until: null });
  expect((await signIn(player)).error?.until).toBe('2027-06-03T12:00:00.000Z');
  await platform.relay.drain();
  const { kernel, relay } = platform;
  const payload = { until: until.toISOString() };
  await kernel.db.transaction(async (tx) => kernel.events.emit(tx, { topic: 'player.listed', playerId: player.id, payload }));
  await relay.drain();
  expect((await signIn(player)).error?.until).toBe('2027-06-03T12:00:00.000Z');
});

it('[X7] who says more of himself is asked for again', async () => {
  const player = await register();
  const change = await player.call('player.profile.update', { body: { city: 'Kolding' } });
  expect(change).toMatchObject({ status: 200 });
  await platform.relay.drain();
  const queued = await platform.kernel.db.all(
    sql<{ data: object }>`select data from jobs.job where name = 'player.ask-register' and data->>'playerId' = ${player.id}`,
  );
  expect(queued).toHaveLength(1);
});

it('[X7] an account of which the register knows nobody, as one that came by another service, neither deposits nor plays', async () => {
  const player = await register();
  const { id } = player;
  const { kernel } = platform;
  await seedTestMethod(kernel);
  const { id: accountId } = await activeAccountOf(player);
  await launchTestGame(platform, { playerId: id, accountId });
  const codeOf = ({ status, error }: { status: number; error?: ErrorBody }) => error?.code ?? status;
  const deposit = async () =>
    codeOf(await player.call('payment.invoices.deposit', { body: depositForm(accountId, 'test.deposit.card', 20) }));
  const play = async () => codeOf(await player.call('game.games.play', { params: { id: 'copper-canyon' }, body: launchForm(accountId) }));
  for (const missing of ['first_name', 'last_name', 'birthdate']) {
    const { [missing]: known } = await kernel.db.one(sql<Record<string, string>>`select * from player.player where id = ${id}`);
    await kernel.db.run(sql`update player.player set ${raw(missing)} = null where id = ${id}`);
    expect([missing, await deposit(), await play()]).toEqual([missing, 11059, 11059]);
    await kernel.db.run(sql`update player.player set ${raw(missing)} = ${known} where id = ${id}`);
  }
  // The provider of test deposits does not answer: as far as one gets.
  expect([await deposit(), await play()]).toEqual([13003, 200]);
});

it('[X7] who says his name later is asked for at once: no answer takes no name, and who is listed is excluded', async () => {
  const { id, call } = await register();
  const { kernel, relay } = platform;
  await kernel.db.run(sql`update player.player set first_name = null, last_name = null, birthdate = null where id = ${id}`);
  const say = (body: object) => call('player.profile.update', { body });
  const name = { ...ann, firstName: 'Annabella' };
  asked = [];
  expect((await say({ lastName: name.lastName })).status).toBe(200);
  expect(asked).toEqual([]);
  answer = noAnswer;
  expect(await say(name)).toMatchObject({ error: { code: 11054 } });
  expect(await call('player.profile.get')).toMatchObject({ data: { firstName: null } });
  answer = async () => ({ until });
  expect(await say({ ...name, lastName: 'Other' })).toMatchObject({ error: { fields: { lastName: [expect.any(String)] } } });
  expect(await say(name)).toMatchObject({ error: { code: 11050, until: until.toISOString() } });
  expect(asked).toMatchObject([name, name]);
  await relay.drain();
  const { status } = await kernel.db.one(sql<{ status: number }>`select status from player.player where id = ${id}`);
  expect(status).toBe(3);
});
