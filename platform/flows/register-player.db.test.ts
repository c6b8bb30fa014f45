import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, registrationForm, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const register = (body: object, headers: Record<string, string> = {}) => platform.call('player.register', { body, headers });

describe('a registration', () => {
  it('makes a player, a first account and a session, and signs the player in', async () => {
    const form = registrationForm({
      email: 'Ada.Lovelace@Mail.test',
      currency: 'BTC',
      bonusCode: 'WELCOME-1',
      receiveEmailPromo: 1,
      receiveSmsPromo: '',
    });
    const response = await register(form, {
      'user-agent': 'Mozilla/5.0 (iPhone)',
      'cf-ipcountry': 'SE',
      'cf-connecting-ip': '203.0.113.7',
    });
    expect(response.status).toBe(200);
    const { accessToken, tokenType, expiresAfter, sessionId, profile } = response.data;
    expect([tokenType, expiresAfter]).toEqual(['bearer', '1800']);
    expect(profile).toMatchObject({
      email: 'Ada.Lovelace@Mail.test',
      nickname: 'Ada.Lovel***',
      country: 'DE',
      currency: 'BTC',
      locale: 'en',
      status: 1,
      receiveEmailPromo: true,
      receiveSmsPromo: false,
      agreedTc: true,
      isNewlyRegistered: false,
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await platform.call('player.profile.get', { headers })).data).toEqual(profile);
    const accounts = (await platform.call('wallet.accounts.list', { headers })).data;
    expect(accounts).toEqual([expect.objectContaining({ currency: 'BTC', status: 1, balance: 0 })]);
    const session = await platform.kernel.db.one(
      sql`select id, ip, country, device_type, fingerprint from player.session where player_id = ${profile.id}`,
    );
    expect(session).toEqual({ id: sessionId, ip: '203.0.113.7', country: 'SE', device_type: 'mobile', fingerprint: 'f1' });
  });

  it('[AFF-01] keeps the tag of the partner who sent the player', async () => {
    const tagOf = async (changes: Record<string, string>) => {
      const { id } = await registerTestPlayer(platform, changes);
      return platform.kernel.db.one(sql`select affiliate_tag from player.player where id = ${id}`);
    };
    expect(await tagOf({ affiliateTag: 'partner_7' })).toEqual({ affiliate_tag: 'partner_7' });
    expect(await tagOf({ affiliateTag: "50% = <b>ö</b> 🎰; a%20b'" })).toEqual({ affiliate_tag: "50% = <b>ö</b> 🎰; a%20b'" });
    expect(await tagOf({})).toEqual({ affiliate_tag: null });
  });

  it('stores names verbatim, whatever they look like', async () => {
    for (const nickname of [
      "'); drop table player.player; --",
      '<img src=x onerror=alert(1)>',
      '🎰 ملك',
      '${7*7}',
      '%00',
      'a\\u0000b',
      'www.j***',
    ]) {
      expect((await registerTestPlayer(platform, { nickname })).profile.nickname).toBe(nickname);
    }
  });

  it('keeps of a password only an argon2id hash', async () => {
    const { id, password } = await registerTestPlayer(platform);
    const { password_hash: hash } = await platform.kernel.db.one<{ password_hash: string }>(
      sql`select password_hash from player.credential where player_id = ${id}`,
    );
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
    expect(hash).not.toContain(password);
  });
});

it('answers 429 to an address that registers all the time', async () => {
  await using strict = await createTestPlatform({ rateFactor: 1 });
  const from = async (ip: string) => {
    const response = await strict.call('player.register', { body: {}, headers: { 'cf-connecting-ip': ip } });
    return response.status;
  };
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push(await from('203.0.113.9'));
  expect(statuses.slice(-2)).toEqual([422, 429]);
  expect(await from('203.0.113.10')).toBe(422);
});
