import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment, type EnvironmentError } from './env.ts';

const problemsOf = (variables: Record<string, string>) => {
  try {
    readEnvironment(variables);
  } catch (error) {
    return (error as EnvironmentError).message.split('\n');
  }
  return [];
};

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toEqual({
      host: 'localhost',
      mode: 'production',
      port: 4000,
      sandboxPort: 4001,
      sandbox: true,
      studioPort: 4002,
      studio: true,
      studioDatabaseUrl: undefined,
      dataDir: join(process.cwd(), '.data'),
      databaseUrl: undefined,
      brand: 'default',
      roles: new Set(['web', 'api', 'socket', 'worker']),
      logLevel: 'info',
      publicUrls: [],
      sandboxUrl: undefined,
      studioUrl: undefined,
      trustEdge: false,
      defaultCountry: undefined,
      coversAhead: true,
      rateFactor: 1,
      newKeys: false,
      withdrawalReviewSeconds: 10,
      paymentSilenceSeconds: 120,
      partners: {
        payment: {},
        game: {},
        mail: null,
        sms: null,
        oidc: {},
        telegram: null,
        identityCheck: null,
        rates: null,
        register: null,
        feed: null,
      },
      site: {
        betting: { host: 'own', clientId: 'verdigale' },
        chat: { host: undefined, token: '', hasGuests: undefined },
        gtmContainerId: undefined,
        hideDocumentsPage: false,
      },
    });
  });

  it('reads what is given, and an empty variable as none', () => {
    const environment = readEnvironment({
      PORT: '80',
      SANDBOX: 'off',
      ROLES: 'web, api',
      PUBLIC_URL: 'https://play.example/, https://mirror.example',
      HOST: '',
      DATABASE_URL: 'postgres://u:p@db/x',
    });
    expect(environment).toMatchObject({
      port: 80,
      roles: new Set(['web', 'api']),
      publicUrls: ['https://play.example', 'https://mirror.example'],
      host: 'localhost',
      databaseUrl: 'postgres://u:p@db/x',
    });
  });

  it('[ROUTE-03] has the product’s own betting client unless another one is named, by both its host and its id, or none', () => {
    const host = { BETTING_CLIENT_HOST: 'https://bets.example/' };
    const id = { BETTING_CLIENT_ID: 'brand-1' };
    expect(readEnvironment(host).site.betting).toBeNull();
    expect(readEnvironment(id).site.betting).toEqual({ host: 'own', clientId: 'brand-1' });
    expect(readEnvironment({ ...id, BETTING_CLIENT_HOST: 'off' }).site.betting).toBeNull();
    expect(readEnvironment({ ...host, ...id }).site.betting).toEqual({ host: 'https://bets.example', clientId: 'brand-1' });
    const standIn = { ...id, BETTING_CLIENT_HOST: 'stand-in' };
    expect(readEnvironment(standIn).site.betting).toEqual({ host: 'stand-in', clientId: 'brand-1' });
    expect(() => readEnvironment({ ...standIn, SANDBOX: 'off' })).toThrow('BETTING_CLIENT_HOST');
  });

  it('names every faulty variable at once and shows no value', () => {
    const problems = problemsOf({ PORT: '70000', ROLES: 'web,secretrole', DATABASE_URL: 'mysql://root:hunter2@db', LOG_LEVEL: 'loud' });
    expect(problems).toEqual([
      'PORT must be a number from 0 to 65535.',
      'DATABASE_URL must be an address that begins with postgres://.',
      'ROLES must be a list of web, api, socket, worker.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ]);
    expect(problems.join()).not.toMatch(/hunter2|secretrole|loud/);
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['SANDBOX_PORT', '4000'],
    ['STUDIO_PORT', '4001'],
    ['HOST', 'a b'],
    ['ROLES', 'all'],
    ['BRAND', '../etc'],
    ['PUBLIC_URL', 'https://x.example/path'],
    ['PUBLIC_URL', 'ftp://x.example'],
    ['PUBLIC_URL', 'https://x.example,'],
    ['TRUST_EDGE', 'yes'],
    ['DEFAULT_COUNTRY', 'de'],
    ['RATE_FACTOR', '0'],
    ['SANDBOX', 'maybe'],
    ['CHAT_HOST', 'https://chat.example; script-src *'],
    ['GTM_CONTAINER_ID', "GTM-X'><script>"],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'Verdigale'],
    ['SMS_URL', 'sms.example'],
    ['RATES_URL', 'rates.example/latest'],
  ])('refuses %s=%s', (name, value) => {
    expect(problemsOf({ MAIL_FROM: 'a@b.example', SMS_TOKEN: 't', [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must `)),
    ]);
  });

  it('starts no stand-ins where strangers come, unless it is told to', () => {
    const shown = { PUBLIC_URL: 'http://localhost:80, https://play.example' };
    for (const there of [shown, { HOST: '198.51.100.7' }])
      expect(problemsOf(there)).toEqual([
        expect.stringMatching(/^SANDBOX is on beside a HOST or PUBLIC_URL .* SANDBOX=off, or SANDBOX_IN_PUBLIC=on/),
      ]);
    for (const HOST of ['0.0.0.0', '::', '192.168.0.7', 'workbench']) expect(problemsOf({ HOST })).toEqual([]);
    const ways: Record<string, string>[] = [{ SANDBOX: 'off' }, { SANDBOX_IN_PUBLIC: 'on' }, { PUBLIC_URL: 'http://192.168.0.7:4000' }];
    for (const way of ways) expect(problemsOf({ ...shown, ...way })).toEqual([]);
  });

  it('starts the studio with the stand-ins, unless it is set', () => {
    expect(readEnvironment({ SANDBOX: 'off' })).toMatchObject({ sandbox: false, studio: false });
    expect(readEnvironment({ SANDBOX: 'off', STUDIO: 'on' })).toMatchObject({ sandbox: false, studio: true });
    expect(readEnvironment({ STUDIO: 'off' })).toMatchObject({ sandbox: true, studio: false });
  });

  it('takes a mail server with its sender, and an SMS gateway with its token', () => {
    const set = {
      SMTP_URL: 'smtp://user:secret@mail.example:587',
      MAIL_FROM: 'Verdigale <hello@mail.example>',
      SMS_URL: 'https://sms.example/v1/send',
      SMS_TOKEN: 't',
    };
    const { mail, sms } = readEnvironment(set).partners;
    expect([mail, sms]).not.toContain(null);
    expect(problemsOf({ SMTP_URL: set.SMTP_URL, SMS_URL: set.SMS_URL })).toEqual([
      'MAIL_FROM must be set beside SMTP_URL: every mail needs a sender.',
      'SMS_TOKEN must be set beside SMS_URL: the gateway must know who sends.',
    ]);
  });
});
