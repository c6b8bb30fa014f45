import type { StudioOptions } from './index.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** What a studio in a process of its own reads from its environment. */
export interface StudioEnvironment extends Omit<StudioOptions, 'logger' | 'clock'> {
  logLevel: string;
}

/** Names every variable that is missing or cannot be used, with its rule; never its value, which may be a secret. */
class StudioEnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'StudioEnvironmentError';
  }
}

/** Reads and checks the environment. Throws a StudioEnvironmentError that names every faulty variable. */
export function readStudioEnvironment(values: Readonly<Record<string, string | undefined>>): StudioEnvironment {
  const problems: string[] = [];
  const read = <T>(name: string, rule: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = values[name]?.trim();
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${rule}.`);
    return value;
  };
  const need = (name: string, rule: string, parse: (text: string) => string | undefined): string => {
    if (!values[name]?.trim()) problems.push(`${name} must be set: ${rule}.`);
    return read(name, rule, parse) ?? '';
  };

  const origin = 'an http or https address without a path';
  const providerIdentity = read('STUDIO_IDENTITY', 'small letters, digits and -', like(/^[a-z][a-z0-9-]{0,31}$/));
  const environment: StudioEnvironment = {
    databaseUrl: need('STUDIO_DATABASE_URL', 'an address that begins with postgres://', like(/^postgres(ql)?:\/\/\S+$/)),
    platformUrl: need('STUDIO_PLATFORM_URL', origin, originOf),
    secret: need('STUDIO_SECRET', 'the key that the platform knows this provider by, 16 letters and digits or more', like(/^\S{16,}$/)),
    host: read('STUDIO_HOST', 'a host name or an address', like(/^[\w.:-]+$/)) ?? 'localhost',
    port: read('STUDIO_PORT', 'a number from 0 to 65535', portOf) ?? 4002,
    publicUrl: read('STUDIO_URL', origin, originOf),
    siteOrigins: read('STUDIO_SITE_ORIGINS', `a list, each ${origin}`, originsOf),
    visitors: { edge: { isTrusted: read('STUDIO_TRUST_EDGE', 'on or off', onOff) ?? false, ipHeader: 'cf-connecting-ip' } },
    settings: providerIdentity ? { providerIdentity } : {},
    logLevel: read('LOG_LEVEL', `one of ${logLevels.join(', ')}`, (text) => logLevels.find((level) => level === text)) ?? 'info',
  };
  if (problems.length > 0) throw new StudioEnvironmentError(problems);
  return environment;
}

const like = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

const onOff = (text: string) => (text === 'on' || text === 'off' ? text === 'on' : undefined);

function portOf(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search ? url.origin : undefined;
}

function originsOf(text: string): string[] | undefined {
  const origins = text.split(',').map((each) => originOf(each.trim()));
  return origins.every((each) => each !== undefined) ? origins : undefined;
}
