import { claimDatabase, createPlatform, seedPlatform, withStandIns } from '@verdigale/platform';
import { compressSite, type SiteBuild } from '@verdigale/site/build';
import { createSite, readThemes } from '@verdigale/site/server';
import { ensureBettingClientBuilt } from '../betting/server/build.ts';
import { bettingClientPath, createBettingClient } from '../betting/server/index.ts';
import { settleAddresses, type Addresses } from './addresses.ts';
import { bettingClientOf } from './betting-client.ts';
import { loadBrand, type Brand } from './brand.ts';
import { buildTheRest } from './build-the-rest.ts';
import { provideDatabase } from './database.ts';
import { closeHttpServer, createHttpServer } from './http-server.ts';
import { picturesOptions } from './pictures-options.ts';
import { picturesPlugin } from './pictures/index.ts';
import { platformConfig, seedOf } from './platform-config.ts';
import type { Report } from './report.ts';
import { loadSecrets } from './secrets.ts';
import type { ServerContext } from './server-context.ts';
import { siteDoors } from './site-doors.ts';
import { siteOptions } from './site-options.ts';
import { readStandIns, startStandIns } from './stand-ins.ts';
import { whatIsOff } from './what-is-off.ts';

export interface Started extends Addresses {
  brand: Brand;
}

/** Starts everything that this process takes part in; what it started is on the stack, also when it throws. */
export async function startServer(context: ServerContext, siteBuild?: SiteBuild): Promise<Started> {
  const { environment, report, log, stack } = context;
  const { roles } = environment;
  const brand = await loadBrand(environment.brand);
  const addresses = await settleAddresses(environment);
  const secrets = loadSecrets(environment.dataDir);
  const standIns = readStandIns(environment, addresses, secrets);
  const partners = withStandIns(environment.partners, standIns.partners);
  const ingredients = { environment, addresses, brand, secrets, partners };
  const hasOwnBetting = roles.has('web') && bettingClientOf(ingredients)?.host === 'own';
  // A process of its own: the database is made and filled meanwhile, and what a browser loads is awaited where it is mounted.
  const siteBuilt = siteBuild?.isNeeded ? reportBuild(siteBuild, report) : undefined;
  siteBuilt?.catch(() => undefined);
  const databaseUrl = await provideDatabase(context);

  const platform = createPlatform({ databaseUrl, ...platformConfig(ingredients) }, { log });
  stack.defer(() => platform.stop());
  if (!(await claimDatabase(platform.kernel, { isNewKeyTaken: environment.newKeys })))
    throw new Error(
      `The database was made with other keys than those in ${environment.dataDir}/secrets.json. Copy that file from where the database was first used. If it is lost, start once with NEW_KEYS=on: every player is signed out, codes on their way are void, and so are authenticator apps and recovery codes of players who have two-step sign-in.`,
    );
  await report.step('settings, catalogue, demo players', () => seedPlatform(platform.kernel, seedOf(brand, environment)));

  const app = createHttpServer(log, addresses.publicUrl);
  stack.defer(() => closeHttpServer(app));
  // Everything that answers is made before anything works on its own: the feed's first prices alone take seconds of this thread.
  await report.step('web server', async () => {
    if (roles.has('api') || roles.has('socket')) await platform.mountOn(app);
    else platform.mountBase(app);
    if (roles.has('web')) {
      await app.register(picturesPlugin, picturesOptions(context, brand));
      await siteBuilt;
      if (hasOwnBetting) await app.register(createBettingClient(bettingClientOptions(brand, addresses)), { prefix: bettingClientPath });
      await app.register(createSite({ ...siteOptions(ingredients, standIns), ...siteDoors(app, platform, environment) }));
    }
    await app.ready();
  });
  // Before the platform works: its first jobs are the messages to the demo players, which a stand-in takes.
  await startStandIns(context, { brandName: brand.name, addresses, databaseUrl, secrets });
  await report.step('platform', () => platform.start({ work: roles.has('worker') }));
  await app.listen({ host: environment.host, port: addresses.port });
  void buildTheRest(log, [...(hasOwnBetting ? [ensureBettingClientBuilt] : []), ...(siteBuild ? [compressSite] : [])]);
  const off = whatIsOff(partners);
  if (off.length > 0) {
    report.line(`\nOff, since no partner is set up for it:\n${off.map((line) => `  - ${line}`).join('\n')}`);
    log.warn({ off }, 'parts are off');
  }
  return { ...addresses, brand };
}

async function reportBuild({ done }: SiteBuild, report: Report): Promise<void> {
  report.line('  … building the site (only when its sources changed)');
  await report.step('site built', () => done);
}

const bettingClientOptions = ({ themes, betting }: Brand, { origins }: Addresses) => ({
  siteOrigins: origins,
  brandCss: readThemes(themes),
  customStyles: betting.sportsBookStyles,
});
