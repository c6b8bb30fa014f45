import { sql } from '../../platform/testing/sql.ts';
import { reconcile } from '../../platform/flows/reconcile/index.ts';
import { openFindings } from '../../platform/modules/reconcile/index.ts';
import { systemClock } from '../../platform/kernel/index.ts';
import { loadCampaigns } from '../../platform/modules/bonus/index.ts';
import { seedCatalogue } from '../../platform/modules/game/index.ts';
import { seedMethods } from '../../platform/modules/payment/index.ts';
import { finishTournaments, loadQuests, rollEditions } from '../../platform/modules/retention/index.ts';
import { refreshRates, seedSettings } from '../../platform/modules/settings/index.ts';
import { checkBooks } from '../../platform/modules/wallet/index.ts';
import type { PlatformConfig } from '../../platform/config/index.ts';
import { Variables } from '../../platform/config/variables.ts';
import { readPartners } from '../../platform/partners/index.ts';
import { signedHttp } from '../../platform/partners/payment/signed-http/index.ts';
import { createPlatform } from '../../platform/platform.ts';
import { registrationForm } from '../../platform/testing/index.ts';
import { createTestApp } from '../../platform/testing/app.ts';
import { testConfig } from '../../platform/testing/config.ts';
import { createTestDatabase } from '../../platform/testing/database.ts';
import { freePort } from '../../platform/testing/free-port.ts';
import { testSettings } from '../../platform/testing/settings.ts';
import { createSandbox, standInVariables } from '../../apps/sandbox/index.ts';
import { createStudio, studioVariables } from '../../apps/studio/index.ts';
import { loadBrand } from '../../apps/server/brand.ts';

export interface TestServer {
  url: string;
  sandboxUrl: string;
  studioUrl: string;
  /** What is wrong with the books; empty when they balance. */
  checkBooks(): Promise<unknown[]>;
  /** Where books, invoices and the provider's own list differ; empty when they agree. */
  reconcile(): Promise<unknown[]>;
  /** Asks the rate feed now instead of at the next full five minutes. */
  refreshRates(): Promise<void>;
  /** Makes the final rankings now instead of at the next full minute. */
  finishTournaments(): Promise<void>;
  /** The invoices and the books as they are: two snapshots are equal when nothing has changed. */
  photograph(): Promise<string>;
  /** What the players' tokens are signed with. */
  jwtKey: string;
  close(): Promise<void>;
}

export { registrationForm };

/** A second address of the brand, which leads to the same platform. */
export const mirror = 'https://mirror.test';

/** The platform and its stand-in partners, each on its own address, on the real clock: they meet over HTTP only. */
export async function startTestServer(changes: Partial<PlatformConfig> = {}): Promise<TestServer> {
  const [database, port] = [await createTestDatabase(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const app = createTestApp();
  const logger = app.log;
  const secrets = {
    payment: 'payment secret',
    inbox: 'inbox secret',
    identity: 'identity secret',
    telegram: '42:telegram secret',
    sumsub: 'sumsub secret',
    sumsubWebhook: 'sumsub webhook secret',
    register: 'register secret',
    feed: 'feed secret',
  };
  const common = { databaseUrl: database.url, platformUrl: url, port: 0, host: '127.0.0.1', logger, clock: systemClock };
  const sandbox = createSandbox({ ...common, secrets });
  const studio = createStudio({ ...common, secret: 'studio secret', visitors: { rateFactor: 1_000 } });
  const [sandboxUrl, studioUrl] = await Promise.all([sandbox.listen(), studio.listen()]);
  const basics = testConfig(database.url);
  const standIns = readPartners(
    new Variables({ ...standInVariables(sandboxUrl, secrets), ...studioVariables(studioUrl, 'studio secret') }),
  );
  const foreign = signedHttp({ url: `${sandboxUrl}/nobody`, secret: 'foreign secret' });
  const { paymentMethods, catalogue, bonuses, quests, loyalty } = await loadBrand('default');
  const config = {
    ...basics,
    loyalty,
    publicUrl: url,
    origins: [url, mirror],
    payment: { silenceSeconds: 2 },
    partners: { ...standIns, payment: { ...standIns.payment, foreign } },
    ...changes,
  };
  const platform = createPlatform(config, { log: logger });
  await platform.mountOn(app);
  await seedSettings(platform.kernel, testSettings);
  const everyMethod = paymentMethods.map((method) => ({ ...method, isEnabled: true }));
  await seedMethods(platform.kernel.db, everyMethod);
  await platform.kernel.db.transaction((tx) => seedCatalogue(tx, catalogue));
  await loadCampaigns(platform.kernel, bonuses.campaigns);
  await loadQuests(platform.kernel, quests);
  await rollEditions(platform.kernel);
  await platform.start();
  await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    sandboxUrl,
    studioUrl,
    checkBooks: () => checkBooks(platform.kernel.db),
    async reconcile() {
      await reconcile(platform.kernel, 'all');
      return platform.kernel.db.all(openFindings());
    },
    refreshRates: () => refreshRates(platform.kernel),
    finishTournaments: () => finishTournaments(platform.kernel),
    jwtKey: config.jwtKey,
    async photograph() {
      const { picture } = await platform.kernel.db.one(sql<{ picture: string }>`select concat(
        (select json_agg(i order by i.id) from payment.invoice i), (select json_agg(l order by l.id) from wallet.ledger_account l),
        (select json_agg(e order by e.transfer_id, e.ledger_id) from wallet.entry e)) as picture`);
      return picture;
    },
    async close() {
      await studio.close();
      await sandbox.close();
      app.server.closeAllConnections();
      await app.close();
      await platform.stop();
      await database.drop();
    },
  };
}
