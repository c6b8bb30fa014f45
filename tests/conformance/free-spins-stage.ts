import { createStudio } from '../../apps/studio/index.ts';
import { StudioClient } from '../../apps/studio/testing/studio-client.ts';
import { openGate, type Gate } from '../../platform/testing/gate.ts';
import { freePort } from '../../platform/testing/free-port.ts';
import { confirmLate } from '../../platform/flows/free-spins/confirm-late.ts';
import { issueFreeSpins } from '../../platform/flows/free-spins/issue-free-spins.ts';
import { takeBackFreeSpins } from '../../platform/flows/free-spins/take-back-free-spins.ts';
import { giveTestFreeSpins, launchTestPlayer, type LaunchedPlayer } from '../../platform/flows/game-wallet/testing.ts';
import { systemClock } from '../../platform/kernel/index.ts';
import { cancelFreeSpins, freeSpinById } from '../../platform/modules/bonus/index.ts';
import { checkBooks } from '../../platform/modules/wallet/index.ts';
import { seamlessWallet } from '../../platform/partners/game/seamless-wallet/index.ts';
import { createPlatform } from '../../platform/platform.ts';
import { createTestApp } from '../../platform/testing/app.ts';
import { testConfig } from '../../platform/testing/config.ts';
import { createTestDatabase } from '../../platform/testing/database.ts';

export type { Gate, LaunchedPlayer, StudioClient };
export type FreeSpinsStage = Awaited<ReturnType<typeof openFreeSpinsStage>>;

/** The platform and the studio on addresses of their own, with a gate on the platform's way to the studio; jobs run when the test says so. */
export async function openFreeSpinsStage() {
  const [database, port, app] = [await createTestDatabase(), await freePort(), createTestApp()];
  const secret = 'studio secret';
  const common = { databaseUrl: database.url, port: 0, host: '127.0.0.1', logger: app.log, clock: systemClock };
  const studio = createStudio({ ...common, platformUrl: `http://127.0.0.1:${port}`, secret });
  const studioUrl = await studio.listen();
  const gate = await openGate(studioUrl);
  const config = testConfig(database.url);
  const game = { 'verdigale-studio': seamlessWallet({ url: gate.url, secret }) };
  const platform = createPlatform({ ...config, partners: { ...config.partners, game } }, { log: app.log });
  const { kernel } = platform;
  await platform.mountOn(app);
  await app.listen({ port, host: '127.0.0.1' });
  return {
    gate,
    launchPlayer: (balance?: bigint) => launchTestPlayer(platform, balance === undefined ? {} : { balance }),
    /** Free spins that the studio does not know yet; of two minutes ago where they are old. */
    async give({ accountId }: LaunchedPlayer, { quantity = 3, stake = 20n, isOld = false } = {}): Promise<string> {
      const { id } = await giveTestFreeSpins(kernel, accountId, { quantity, stake, isIssued: false });
      const values = [id];
      if (isOld)
        await kernel.db.run({ text: "update bonus.free_spin set created_at = created_at - interval '2 minutes' where id = $1", values });
      return id;
    },
    issue: (id: string) => issueFreeSpins(kernel, id),
    confirmLate: () => confirmLate(kernel),
    cancel: ({ playerId }: LaunchedPlayer, id: string) => cancelFreeSpins(kernel, playerId, id),
    takeBack: (id: string) => takeBackFreeSpins(kernel, id),
    now: (id: string) => kernel.db.one(freeSpinById(id)),
    newClient: () => new StudioClient(studioUrl),
    checkBooks: () => checkBooks(kernel.db),
    async close() {
      await gate.close();
      await studio.close();
      app.server.closeAllConnections();
      await app.close();
      await platform.stop();
      await database.drop();
    },
  };
}
