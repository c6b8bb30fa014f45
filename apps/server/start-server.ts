import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createPlatform, migrate, seedPlatform, type PlatformConfig, type PlatformSeed } from '@verdigale/platform';
import { createSandbox } from '@verdigale/sandbox';
import { createSite, pageTitles } from '@verdigale/site/server';
import type { Logger } from 'pino';
import { accessOptions, accessPartners, standInSecrets } from './access-partners.ts';
import { settleAddresses, type Addresses } from './addresses.ts';
import { loadBrand, type Brand } from './brand.ts';
import { standInHost, type Environment } from './env.ts';
import { closeHttpServer, createHttpServer } from './http-server.ts';
import { offeredMethods, paymentOrigins, paymentPartners } from './payment-partners.ts';
import { startPostgres } from './postgres/index.ts';
import { catalogueSource, picturesPlugin, type PicturesOptions } from './pictures/index.ts';
import type { Report } from './report.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { ensureSiteBuilt } from './site-build.ts';

type PartnerAddress = Pick<PlatformConfig['partners']['message'], 'url' | 'secret'>;

export interface ServerContext {
  environment: Environment;
  report: Report;
  log: Logger;
  /** Takes what must be ended, in reverse order of the start. */
  stack: AsyncDisposableStack;
  /** A part that the product cannot do without is lost. */
  onLost(error: unknown): void;
}

export interface Started extends Addresses {
  brand: Brand;
}

/** Starts everything that this process takes part in; what it started is on the stack, also when it throws. */
export async function startServer(context: ServerContext): Promise<Started> {
  const { environment, report, log, stack } = context;
  const { roles } = environment;
  mkdirSync(environment.dataDir, { recursive: true });
  const brand = await loadBrand(environment.brand);
  const addresses = await settleAddresses(environment);
  const secrets = loadSecrets(environment.dataDir);
  const needsBuild = roles.has('web') && environment.mode === 'production';
  const [databaseUrl] = await Promise.all([provideDatabase(context), needsBuild ? ensureSiteBuilt(report) : undefined]);

  const platform = createPlatform({ databaseUrl, ...platformConfig(environment, addresses, secrets, brand) }, { log });
  stack.defer(() => platform.stop());
  await report.step('settings, catalogue, demo players', () => seedPlatform(platform.kernel, seedOf(brand, environment)));
  await report.step('platform', () => platform.start({ work: roles.has('worker') }));
  if (environment.sandbox) await startSandbox(context, addresses, databaseUrl, secrets);

  const app = createHttpServer(log);
  stack.defer(() => closeHttpServer(app));
  await report.step('web server', async () => {
    if (roles.has('api') || roles.has('socket')) await platform.mountOn(app);
    if (roles.has('web')) {
      await app.register(picturesPlugin, picturesOptions(context, brand));
      await app.register(createSite(siteOptions(environment, addresses, brand)));
    }
    await app.listen({ host: environment.host, port: addresses.port });
  });
  return { ...addresses, brand };
}

/** Demo players have public passwords: they come along with the stand-in partners only. */
function seedOf({ settings, catalogue, paymentMethods, demoPlayers }: Brand, environment: Environment): PlatformSeed {
  const players = environment.sandbox ? demoPlayers : [];
  return { settings, catalogue, paymentMethods: offeredMethods(environment, paymentMethods), players };
}

function platformConfig(
  environment: Environment,
  addresses: Addresses,
  secrets: Secrets,
  brand: Brand,
): Omit<PlatformConfig, 'databaseUrl'> {
  const { sandboxUrl, publicUrl } = addresses;
  return {
    publicUrl,
    jwtKey: secrets.jwtKey,
    edge: edgeOf(environment),
    rateFactor: environment.rateFactor,
    documentsDir: join(environment.dataDir, 'documents'),
    withdrawalReviewSeconds: environment.withdrawalReviewSeconds,
    paymentSilenceSeconds: environment.paymentSilenceSeconds,
    withdrawals: withdrawalRules(brand),
    stakes: brand.stakes,
    hasSportsbook: environment.betting !== null,
    operatorKey: environment.operatorKey ?? null,
    supportEmail: brand.supportEmail,
    messages: { defaultLocale: brand.defaultLocale, templates: brand.messages },
    registration: brand.registration,
    partners: {
      ...accessPartners(environment, addresses, secrets),
      rates: rateFeed(environment, addresses),
      message: messagePartners(environment, { url: `${sandboxUrl}/inbox`, secret: secrets.messagePartner }),
      payment: paymentPartners(environment, { url: `${sandboxUrl}/payment`, secret: secrets.paymentPartner }),
      game: { 'verdigale-studio': { url: `${sandboxUrl}/studio`, secret: secrets.gamePartner } },
    },
  };
}

function withdrawalRules({ withdrawals, publicSettings }: Brand): PlatformConfig['withdrawals'] {
  const { enableTurnOverWager: isRequired, withdrawalCancelEnabled: isCancelable } = publicSettings;
  return { ...withdrawals, turnOver: { ...withdrawals.turnOver, isRequired }, isCancelable };
}

/** The stand-in inbox takes what the operator has set no other way for. */
function messagePartners({ smtpUrl, mailFrom, smsUrl, smsToken }: Environment, standIn: PartnerAddress) {
  return {
    ...standIn,
    ...(smtpUrl && mailFrom && { smtp: { url: smtpUrl, from: mailFrom } }),
    ...(smsUrl && smsToken && { sms: { url: smsUrl, token: smsToken } }),
  };
}

/** The operator's feed of exchange rates; the stand-in's where there are stand-ins; else the brand's own rates stay. */
function rateFeed({ ratesUrl, ratesKey, sandbox }: Environment, { sandboxUrl }: Addresses) {
  if (ratesUrl) return { url: ratesUrl, ...(ratesKey && { key: ratesKey }) };
  return sandbox ? { url: `${sandboxUrl}/rates/latest.json` } : null;
}

async function provideDatabase({ environment, report, log, stack, onLost }: ServerContext): Promise<string> {
  let url = environment.databaseUrl;
  if (!url) {
    const postgres = await report.step('PostgreSQL', () =>
      startPostgres({ dataDir: join(environment.dataDir, 'postgres'), log: (message) => log.warn(message), onLost }),
    );
    stack.defer(() => postgres.stop());
    url = postgres.url;
  }
  const databaseUrl = url;
  await report.step('database schema', () => migrate(databaseUrl));
  return databaseUrl;
}

async function startSandbox(
  { environment, report, log, stack }: ServerContext,
  addresses: Addresses,
  databaseUrl: string,
  secrets: Secrets,
): Promise<void> {
  const sandbox = createSandbox({
    databaseUrl,
    platformUrl: addresses.internalUrl,
    siteOrigins: environment.publicUrl ? [environment.publicUrl] : [],
    secrets: {
      studio: secrets.gamePartner,
      payment: secrets.paymentPartner,
      inbox: secrets.messagePartner,
      ...standInSecrets(secrets),
    },
    port: addresses.sandboxPort,
    host: environment.host,
    publicUrl: addresses.sandboxUrl,
    logger: log.child({ part: 'sandbox' }),
    clock: { now: () => new Date() },
  });
  stack.defer(() => sandbox.close());
  await report.step('stand-in partners', () => sandbox.listen());
}

/** What the edge network in front of the server says about a visitor, if there is one to believe. (A 9) */
function edgeOf(environment: Environment) {
  return {
    isTrusted: environment.trustEdge,
    countryHeader: 'cf-ipcountry',
    ipHeader: 'cf-connecting-ip',
    defaultCountry: environment.defaultCountry ?? null,
  };
}

function picturesOptions({ environment, log }: ServerContext, brand: Brand): PicturesOptions {
  const { catalogue, name } = brand;
  const bestFirst = catalogue.games.toSorted((a, b) => b.score - a.score).map(({ identity }) => identity);
  return {
    cacheDir: join(environment.dataDir, 'pictures'),
    // One core stays free for the calls.
    concurrency: Math.max(1, availableParallelism() - 1),
    logger: log.child({ part: 'pictures' }),
    source: catalogueSource(catalogue, { ...pageTitles(brand), home: name }),
    mark: brand.palette.dark,
    listGames: async () => bestFirst,
  };
}

function siteOptions(environment: Environment, addresses: Addresses, brand: Brand) {
  const { settings, frameOrigins, ...access } = accessOptions(environment, addresses);
  return {
    ...access,
    brand,
    platformUrl: environment.roles.has('api') ? addresses.internalUrl : addresses.publicUrl,
    publicUrl: addresses.publicUrl,
    mode: environment.mode,
    edge: edgeOf(environment),
    frameOrigins: [...(environment.sandbox ? [addresses.sandboxUrl] : []), ...frameOrigins, ...paymentOrigins(environment)],
    formOrigins: environment.sandbox ? [addresses.sandboxUrl] : [],
    settings: {
      ...brand.publicSettings,
      ...settings,
      betting: bettingOf(environment, addresses, brand),
      gtmContainerId: environment.gtmContainerId ?? null,
      freshchatParams: chatOf(environment, addresses),
    },
  };
}

/** The betting partner's client as the operator and the brand want it; `stand-in` names the sandbox's. */
function bettingOf({ betting }: Environment, { sandboxUrl }: Addresses, { betting: looks }: Brand) {
  if (betting === null) return null;
  const clientHost = betting.clientHost === standInHost ? `${sandboxUrl}/sportsbook` : betting.clientHost;
  return { ...looks, clientId: betting.clientId, clientHost };
}

/** The operator's chat; the stand-in's where there are stand-ins; else none. */
function chatOf({ chatHost, chatToken, chatGuests, sandbox }: Environment, { sandboxUrl }: Addresses) {
  const host = chatHost ?? (sandbox ? `${sandboxUrl}/chat` : null);
  return host === null ? null : { host, token: chatToken, guestAvailable: chatGuests };
}
