import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

async function put({ call }: Pick<TestPlayer, 'call'>, body: object) {
  const { status, data, error } = await call('player.profile.update', { body });
  return { status, data, fields: error?.fields };
}

const read = async ({ call }: TestPlayer) => (await call('player.profile.get')).data;

describe('[CALL-04] changing the profile', () => {
  it('takes some fields, leaves the others, and answers all of it', async () => {
    const player = await registerTestPlayer(platform);
    const { status, data } = await put(player, { firstName: ' Ann ', birthdate: '1990-2-3', gender: 'female', phone: '+49 1511 2345678' });
    expect(status).toBe(200);
    expect(data).toEqual({ ...player.profile, firstName: 'Ann', birthdate: '1990-02-03', gender: 'female', phone: '4915112345678' });
    expect(await read(player)).toEqual(data);
    expect((await put(player, { city: 'Bremen', gender: '', phone: '' })).data).toMatchObject({
      city: 'Bremen',
      gender: null,
      phone: null,
    });
  });

  it('takes every field of the scenario and what a site writes beside them', async () => {
    const player = await registerTestPlayer(platform);
    const change = {
      nickname: 'annie',
      locale: 'de',
      timeZone: 'Europe/Berlin',
      nationality: 'SE',
      placeOfBirth: 'Malmö',
      personalIdNumber: 'X1234',
      cpf_number: '52998224725',
      profession: 'Engraver',
      address: 'Am Markt 1',
      additionalAddress: 'c/o Otter',
      postalCode: '28195',
      securityQuestion: 'Whose seal?',
      securityAnswer: 'Mine',
      receiveEmailPromo: true,
      receiveSmsPromo: 1,
      receiveBonus: false,
      pwaInstalled: true,
      freshchatRestoreId: 'r-1',
    };
    expect((await put(player, change)).data).toMatchObject({ ...change, receiveSmsPromo: true });
  });

  it('[PROFILE-01] locks the e-mail, and a field that is not editable once it is filled', async () => {
    const player = await registerTestPlayer(platform);
    const locked = ['This cannot be changed any more'];
    expect((await put(player, { email: 'other@mail.test', city: 'Kiel' })).fields).toEqual({ email: locked });
    expect((await read(player)).city).toBeNull();
    await put(player, { firstName: 'Ann', lastName: 'Otter' });
    expect((await put(player, { firstName: 'Anna', lastName: '', country: 'SE' })).fields).toEqual({
      firstName: locked,
      lastName: locked,
      country: locked,
    });
    // A client may send all that it has read.
    const before = await read(player);
    expect(await put(player, { ...before, id: 'x', status: 3, city: 'Kiel' })).toMatchObject({ status: 200 });
    expect(await read(player)).toEqual({ ...before, city: 'Kiel' });
    expect((await put(player, { email: player.email, firstName: 'Ann', lastName: 'Otter', country: 'DE' })).status).toBe(200);
  });

  it('[PROFILE-01] asks no e-mail of who has none: all that was read may be sent, and the published list says so', async () => {
    const player = await registerTestPlayer(platform);
    await platform.kernel.db.run(
      sql`update player.player set email = null, email_lower = null, phone = '4915199999997', phone_confirmed_at = now() where id = ${player.id}`,
    );
    const before = await read(player);
    expect(await put(player, { ...before, city: 'Kiel' })).toMatchObject({ status: 200, data: { city: 'Kiel', email: null } });
    const { headers } = player;
    const fields = (await platform.call('player.fields.validations', { query: { scenario: 'profile' }, headers })).data;
    expect(fields.find(({ name }) => name === 'email')).toMatchObject({ isRequired: false, editable: false });
  });

  it('[PROFILE-01] judges by the published rules, and changes nothing where one fails', async () => {
    const player = await registerTestPlayer(platform);
    const { status, fields } = await put(player, {
      firstName: 'A',
      birthdate: '2999-01-01',
      gender: 'otter',
      cpf_number: '11111111111',
      city: 'Kiel',
    });
    expect(status).toBe(422);
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(['birthdate', 'cpf_number', 'firstName', 'gender']);
    expect((await read(player)).city).toBeNull();
  });

  it.each([
    { birthdate: 0 },
    { city: 5 },
    { city: true },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+01:00' },
    { timeZone: 'SystemV/PST8' },
    { locale: 'xx' },
    { locale: '' },
    { locale: null },
    { nationality: 'QQ' },
    { country: '' },
    { receiveBonus: 'perhaps' },
    { freshchatRestoreId: 'x'.repeat(257) },
  ])('refuses %o by its field', async (change) => {
    const player = await registerTestPlayer(platform);
    const { status, fields } = await put(player, change);
    expect([status, Object.keys(fields ?? {})]).toEqual([422, Object.keys(change)]);
    expect(await read(player)).toEqual(player.profile);
  });

  it.each([
    ['UTC', 'UTC'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
  ])('[PROFILE-01] takes the time zone %s, which browsers name, as the list has it', async (sent, listed) => {
    const player = await registerTestPlayer(platform);
    expect(await put(player, { timeZone: sent })).toMatchObject({ status: 200, data: { timeZone: listed } });
    const { data } = await platform.call('settings.constants');
    expect(data.player.timeZone).toContainEqual(expect.objectContaining({ id: listed }));
  });

  it('lets another number wait for its confirmation', async () => {
    const player = await registerTestPlayer(platform);
    await platform.kernel.db.run(sql`update player.player set phone = '4915199999999', phone_confirmed_at = now() where id = ${player.id}`);
    expect(await put(player, { phone: '4915199999999' })).toMatchObject({ data: { phoneConfirmed: true } });
    expect(await put(player, { phone: '4915112345679' })).toMatchObject({ data: { phoneConfirmed: false } });
  });

  it('[PROFILE-01] keeps the number that is the only way to sign in, until there is an e-mail address', async () => {
    const player = await registerTestPlayer(platform);
    const phone = '4915199999998';
    await platform.kernel.db.run(
      sql`update player.player set email = null, email_lower = null, phone = ${phone}, phone_confirmed_at = now() where id = ${player.id}`,
    );
    for (const change of [{ phone: '' }, { phone: '4915112345678', city: 'Kiel' }]) {
      const { status, fields } = await put(player, change);
      expect([status, Object.keys(fields ?? {})]).toEqual([422, ['phone']]);
    }
    expect(await put(player, { phone: `+${phone}`, city: 'Bremen' })).toMatchObject({ status: 200, data: { phone, phoneConfirmed: true } });
    expect(await put(player, { phone: '', email: 'phone.gone@mail.test' })).toMatchObject({ status: 200, data: { phone: null } });
  });

  it('tells five taken e-mails to a visitor, as a registration does, and their owner of it; a form that adds none goes through', async () => {
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const { db } = strict.kernel;
    const [owner, asker] = [await registerTestPlayer(strict), await registerTestPlayer(strict)];
    await db.run(sql`update player.player set email = null, email_lower = null where id = ${asker.id}`);
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await put(asker, { email: owner.email.toUpperCase() })).status);
    expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await put(asker, { email: 'nobody.has.this@mail.test' })).status).toBe(429);
    expect((await put(asker, { email: null, city: 'Kiel' })).status).toBe(200);
    expect(await db.all(sql`select player_id from kernel.outbox where topic = 'player.email.claimed'`)).toEqual([{ player_id: owner.id }]);
  });

  it('needs a session', async () => {
    expect((await put(platform, { city: 'Kiel' })).status).toBe(401);
  });
});
