import { resolve } from 'node:path';
import { readAccess, type AccessEnvironment } from './env-access.ts';
import { readPayment, type PaymentEnvironment } from './env-payment.ts';

/** What one process takes part in; by default everything. */
export type Role = 'web' | 'api' | 'socket' | 'worker';

const ROLES = ['web', 'api', 'socket', 'worker'] as const satisfies readonly Role[];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The value of BETTING_CLIENT_HOST that means the stand-in's client. */
export const standInHost = 'stand-in';

/** The environment, read once; everything else is told, and reads no variable itself. */
export interface Environment {
  host: string;
  /** Development: the site is rendered from its sources, with hot reload. Only NODE_ENV=development asks for it. */
  mode: 'production' | 'development';
  /** 0: any free port. */
  port: number;
  sandboxPort: number;
  /** Whether the stand-in partners run in this process. */
  sandbox: boolean;
  /** Absolute path of the folder for all that the product writes. */
  dataDir: string;
  /** Undefined: the built-in PostgreSQL is started. */
  databaseUrl: string | undefined;
  /** The folder below `brands/`. */
  brand: string;
  roles: ReadonlySet<Role>;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The addresses that browsers use when a proxy stands in front; without a slash at the end. */
  publicUrl: string | undefined;
  sandboxUrl: string | undefined;
  /** Whether the headers of an edge network (country, address of the visitor) may be believed. */
  trustEdge: boolean;
  /** Country of visitors whose edge network says none; two letters. */
  defaultCountry: string | undefined;
  /** Multiplies every rate limit: more than 1 where one address plays many players. */
  rateFactor: number;
  /** The betting partner's client: both of its variables, or null. Its host may be `stand-in`. */
  betting: { clientHost: string; clientId: string } | null;
  /** The mail server and the sender of every mail; without them mails go to the stand-in inbox. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** The SMS gateway and its bearer token; without them text messages go to the stand-in inbox. */
  smsUrl: string | undefined;
  smsToken: string | undefined;
  /** The feed of exchange rates and its bearer token; without it the stand-in's, where there are stand-ins. */
  ratesUrl: string | undefined;
  ratesKey: string | undefined;
  /** How long a withdrawal waits for a look before it is paid out. */
  withdrawalReviewSeconds: number;
  /** How long a payment provider may say nothing of an invoice before it is asked. */
  paymentSilenceSeconds: number;
  /** What an operator's own tools prove themselves with. */
  operatorKey: string | undefined;
  /** Real partners of sign-in and identity checks. */
  access: AccessEnvironment;
  /** Real payment providers. */
  payment: PaymentEnvironment;
  /** The tag container that counts visits of those who agreed. */
  gtmContainerId: string | undefined;
  /** The support chat; by default the stand-in's, where there are stand-ins. */
  chatHost: string | undefined;
  chatToken: string;
  /** Whether guests may talk to the support. */
  chatGuests: boolean;
}

/** Tells every variable that cannot be used, by name and rule; never its value, which may be a secret. */
export class EnvironmentError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'EnvironmentError';
  }
}

/** Reads and checks the environment. Throws an EnvironmentError that names every faulty variable. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const problems: string[] = [];
  const text = (name: string) => variables[name]?.trim() || undefined;
  const read = <T>(name: string, rule: string, fallback: T, parse: (value: string) => T | undefined): T => {
    const value = text(name);
    if (value === undefined) return fallback;
    const parsed = parse(value);
    if (parsed === undefined) problems.push(`${name} must be ${rule}.`);
    return parsed ?? fallback;
  };

  const environment: Environment = {
    host: read('HOST', 'a host name or an address', 'localhost', (value) => (/^[\w.:-]+$/.test(value) ? value : undefined)),
    mode: text('NODE_ENV') === 'development' ? 'development' : 'production',
    port: read('PORT', 'a number from 0 to 65535', 4000, port),
    sandboxPort: read('SANDBOX_PORT', 'a number from 0 to 65535', 4001, port),
    sandbox: read('SANDBOX', 'on or off', true, onOff),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: read('DATABASE_URL', 'an address that begins with postgres://', undefined, postgresUrl),
    brand: read('BRAND', 'the name of a folder in brands/', 'default', (value) => (/^[\w-]+$/.test(value) ? value : undefined)),
    roles: read('ROLES', `a list of ${ROLES.join(', ')}`, new Set(ROLES), roles),
    logLevel: read('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`, 'info', (value) => LOG_LEVELS.find((level) => level === value)),
    publicUrl: read('PUBLIC_URL', 'an http or https address without a path', undefined, origin),
    sandboxUrl: read('SANDBOX_URL', 'an http or https address without a path', undefined, origin),
    trustEdge: read('TRUST_EDGE', 'on or off', false, onOff),
    defaultCountry: read('DEFAULT_COUNTRY', 'a country code of two letters', undefined, (value) =>
      /^[A-Z]{2}$/.test(value) ? value : undefined,
    ),
    betting: null,
    smtpUrl: read('SMTP_URL', 'an address that begins with smtp:// or smtps://', undefined, smtpUrl),
    mailFrom: read('MAIL_FROM', 'an address, or a name with one: House <mail@house.example>', undefined, sender),
    smsUrl: read('SMS_URL', 'an http or https address', undefined, httpUrl),
    smsToken: text('SMS_TOKEN'),
    ratesUrl: read('RATES_URL', 'an http or https address', undefined, httpUrl),
    ratesKey: text('RATES_KEY'),
    withdrawalReviewSeconds: read('WITHDRAWAL_REVIEW_SECONDS', 'a whole number of seconds', 10, (value) =>
      /^\d{1,7}$/.test(value) ? Number(value) : undefined,
    ),
    paymentSilenceSeconds: read('PAYMENT_SILENCE_SECONDS', 'a whole number of seconds from 1', 120, (value) =>
      /^[1-9]\d{0,6}$/.test(value) ? Number(value) : undefined,
    ),
    operatorKey: read('OPERATOR_KEY', 'at least 32 letters, digits, dashes and the like, without a space', undefined, (value) =>
      /^[\x21-\x7e]{32,}$/.test(value) ? value : undefined,
    ),
    gtmContainerId: read('GTM_CONTAINER_ID', 'a container id such as GTM-ABC123', undefined, (value) =>
      /^GTM-[A-Z0-9]{4,12}$/.test(value) ? value : undefined,
    ),
    access: readAccess(variables, problems),
    payment: readPayment(variables, problems),
    chatHost: read('CHAT_HOST', 'an http or https address', undefined, partnerHost),
    chatToken: text('CHAT_TOKEN') ?? '',
    chatGuests: read('CHAT_GUESTS', 'on or off', true, onOff),
    rateFactor: read('RATE_FACTOR', 'a whole number from 1', 1, (value) => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined)),
  };
  const clientHost = read('BETTING_CLIENT_HOST', `an http or https address, or ${standInHost}`, undefined, (value) =>
    value === standInHost && environment.sandbox ? value : partnerHost(value),
  );
  const clientId = read('BETTING_CLIENT_ID', 'letters, digits and dashes', undefined, (value) =>
    /^[\w-]+$/.test(value) ? value : undefined,
  );
  if (clientHost && clientId) environment.betting = { clientHost, clientId };
  if (environment.port !== 0 && environment.port === environment.sandboxPort && environment.sandbox)
    problems.push('SANDBOX_PORT must differ from PORT.');
  for (const [one, other, needed] of pairs) {
    if (text(one) && !text(other)) problems.push(`${other} must be set beside ${one}: ${needed}.`);
  }
  if (problems.length) throw new EnvironmentError(problems);
  return environment;
}

/** What is of no use without the other. */
const pairs = [
  ['SMTP_URL', 'MAIL_FROM', 'every mail needs a sender'],
  ['SMS_URL', 'SMS_TOKEN', 'the gateway must know who sends'],
] as const;

function port(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined;
}

function onOff(value: string): boolean | undefined {
  return value === 'on' ? true : value === 'off' ? false : undefined;
}

function postgresUrl(value: string): string | undefined {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol) ? value : undefined;
}

function smtpUrl(value: string): string | undefined {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '' ? value : undefined;
}

function sender(value: string): string | undefined {
  return /^(?:[^<>\r\n]+<[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/.test(value) ? value : undefined;
}

function httpUrl(value: string): string | undefined {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : undefined;
}

function origin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username ? url.origin : undefined;
}

function roles(value: string): ReadonlySet<Role> | undefined {
  if (value === 'all') return new Set(ROLES);
  const names = value.split(',').map((name) => name.trim());
  return names.every((name) => ROLES.some((role) => role === name)) ? new Set(names as Role[]) : undefined;
}

/** Where a partner's scripts and pages lie: an address that fits into a content policy, without a slash at the end. */
function partnerHost(value: string): string | undefined {
  const isUsable = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#\s;,]/.test(value);
  return isUsable ? value.replace(/\/+$/, '') : undefined;
}
