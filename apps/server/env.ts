import { resolve } from 'node:path';
import { readPartners, shapes, Variables, type PlatformConfig, type Shape, type VariableValues } from '@verdigale/platform';
import { isPublic } from './is-public.ts';
import { ownUrl } from './own-url.ts';
import { readSiteHosts, type SiteHosts } from './site-hosts.ts';

/** What one process takes part in; by default everything. */
export type Role = 'web' | 'api' | 'socket' | 'worker';

const ROLES = ['web', 'api', 'socket', 'worker'] as const satisfies readonly Role[];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The environment, read once; everything else is handed what it needs, and reads no variable itself. */
export interface Environment {
  host: string;
  /** Development: the site is rendered from its sources, with hot reload. Only NODE_ENV=development asks for it. */
  mode: 'production' | 'development';
  /** 0: any free port. */
  port: number;
  sandboxPort: number;
  /** Whether the stand-in partners run in this process. */
  sandbox: boolean;
  studioPort: number;
  /** Whether the game studio runs in this process; as the stand-in partners, unless it is set. */
  studio: boolean;
  /** The studio's database, when it is not the product's. */
  studioDatabaseUrl: string | undefined;
  /** Absolute path of the folder for all that the product writes. */
  dataDir: string;
  /** Undefined: the built-in PostgreSQL is started. */
  databaseUrl: string | undefined;
  /** The folder below `brands/`. */
  brand: string;
  roles: ReadonlySet<Role>;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The addresses that browsers use when a proxy stands in front, the canonical one first; without a slash at the end. None: the server's own. */
  publicUrls: readonly string[];
  sandboxUrl: string | undefined;
  studioUrl: string | undefined;
  /** Whether the headers of an edge network (country, address of the visitor) may be believed. */
  trustEdge: boolean;
  /** Country of visitors whose edge network says none; two letters. */
  defaultCountry: string | undefined;
  /** Whether the covers of all games are drawn after the start. */
  coversAhead: boolean;
  /** Multiplies every rate limit: more than 1 where one address plays many players. */
  rateFactor: number;
  /** How long a withdrawal waits for a look before it is paid out. */
  withdrawalReviewSeconds: number;
  /** How long a payment provider may say nothing of an invoice before it is asked. */
  paymentSilenceSeconds: number;
  /** Whether this process may go on with a database that was made with other keys. */
  newKeys: boolean;
  /** The key by which an operator's own tools authenticate. */
  operatorKey: string | undefined;
  /** Of a command: the key of the person who gives it. */
  staffKey: string | undefined;
  /** The operator's own partners; stand-ins come later, once their address is known. */
  partners: PlatformConfig['partners'];
  /** What pages of the site load from other hosts. */
  site: SiteHosts;
}

/** Names every variable that cannot be used, with its rule; never its value, which may be a secret. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'EnvironmentError';
  }
}

/** Reads and checks the environment. Throws an EnvironmentError that names every faulty variable. */
export function readEnvironment(values: VariableValues): Environment {
  const variables = new Variables(values);
  const sandbox = variables.read('SANDBOX', shapes.onOff) ?? true;
  const environment: Environment = {
    host: variables.read('HOST', hostName) ?? 'localhost',
    mode: variables.text('NODE_ENV') === 'development' ? 'development' : 'production',
    port: variables.read('PORT', port) ?? 4000,
    sandboxPort: variables.read('SANDBOX_PORT', port) ?? 4001,
    sandbox,
    studioPort: variables.read('STUDIO_PORT', port) ?? 4002,
    studio: variables.read('STUDIO', shapes.onOff) ?? sandbox,
    studioDatabaseUrl: variables.read('STUDIO_DATABASE_URL', postgresUrl),
    dataDir: resolve(variables.text('DATA_DIR') ?? '.data'),
    databaseUrl: variables.read('DATABASE_URL', postgresUrl),
    brand: variables.read('BRAND', folderName) ?? 'default',
    roles: variables.read('ROLES', roles) ?? new Set(ROLES),
    logLevel: variables.read('LOG_LEVEL', logLevel) ?? 'info',
    publicUrls: variables.read('PUBLIC_URL', shapes.originList) ?? [],
    sandboxUrl: variables.read('SANDBOX_URL', shapes.originUrl),
    studioUrl: variables.read('STUDIO_URL', shapes.originUrl),
    trustEdge: variables.read('TRUST_EDGE', shapes.onOff) ?? false,
    defaultCountry: variables.read('DEFAULT_COUNTRY', countryCode),
    withdrawalReviewSeconds: variables.read('WITHDRAWAL_REVIEW_SECONDS', wholeNumber('a whole number of seconds', /^\d{1,7}$/)) ?? 10,
    paymentSilenceSeconds:
      variables.read('PAYMENT_SILENCE_SECONDS', wholeNumber('a whole number of seconds from 1', /^[1-9]\d{0,6}$/)) ?? 120,
    newKeys: variables.read('NEW_KEYS', shapes.onOff) ?? false,
    operatorKey: variables.read('OPERATOR_KEY', longKey),
    staffKey: variables.text('STAFF_KEY'),
    coversAhead: variables.read('COVERS_AHEAD', shapes.onOff) ?? true,
    rateFactor: variables.read('RATE_FACTOR', wholeNumber('a whole number from 1', /^[1-9]\d{0,5}$/)) ?? 1,
    partners: readPartners(variables),
    site: readSiteHosts(variables),
  };
  requireOwnPorts(variables, environment);
  const isShown = variables.read('SANDBOX_IN_PUBLIC', shapes.onOff) ?? false;
  if (sandbox && !isShown && [ownUrl(environment.host, environment.port), ...environment.publicUrls].some(isPublic))
    variables.report(
      'SANDBOX is on beside a HOST or PUBLIC_URL that strangers reach, and the stand-in partners show all mails and pay whatever they are asked: set SANDBOX=off, or SANDBOX_IN_PUBLIC=on for a demonstration without real players and money.',
    );
  if (environment.site.betting?.host === 'stand-in' && !environment.sandbox)
    variables.report('BETTING_CLIENT_HOST cannot be stand-in while SANDBOX is off.');
  const { problems } = variables;
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}

/** Each server of this process has a port of its own. */
function requireOwnPorts(variables: Variables, { port: main, sandbox, sandboxPort, studio, studioPort }: Environment): void {
  const ports = new Map([[main, 'PORT']]);
  const isOn = [...(sandbox ? [['SANDBOX_PORT', sandboxPort] as const] : []), ...(studio ? [['STUDIO_PORT', studioPort] as const] : [])];
  for (const [name, number] of isOn) {
    const other = number === 0 ? undefined : ports.get(number);
    if (other) variables.report(`${name} must differ from ${other}.`);
    else ports.set(number, name);
  }
}

/** The text itself, where it fits the pattern. */
const textLike = (rule: string, pattern: RegExp): Shape<string> => ({ rule, parse: (text) => (pattern.test(text) ? text : undefined) });

const wholeNumber = (rule: string, pattern: RegExp): Shape<number> => ({
  rule,
  parse: (text) => (pattern.test(text) ? Number(text) : undefined),
});

const hostName = textLike('a host name or an address', /^[\w.:-]+$/);
const folderName = textLike('the name of a folder in brands/', /^[\w-]+$/);
const countryCode = textLike('a country code of two capital letters, such as DE', /^[A-Z]{2}$/);
const longKey = textLike('at least 32 letters, digits, dashes and the like, without a space', /^[\x21-\x7e]{32,}$/);

const port: Shape<number> = {
  rule: 'a number from 0 to 65535',
  parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined),
};

const postgresUrl: Shape<string> = {
  rule: 'an address that begins with postgres://',
  parse: (text) => (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : undefined),
};

const logLevel: Shape<Environment['logLevel']> = {
  rule: `one of ${LOG_LEVELS.join(', ')}`,
  parse: (text) => LOG_LEVELS.find((level) => level === text),
};

const roles: Shape<ReadonlySet<Role>> = {
  rule: `a list of ${ROLES.join(', ')}`,
  parse(text) {
    const wanted = text.split(',').map((name) => ROLES.find((role) => role === name.trim()));
    return wanted.every((role) => role !== undefined) ? new Set(wanted) : undefined;
  },
};
