import { flushCompileCache } from 'node:module';
import type { VariableValues } from '@verdigale/platform';
import type { SiteBuild } from '@verdigale/site/build';
import { prepareDataFolder } from './data-folder.ts';
import { readEnvironment, type Environment } from './env.ts';
import { freeMemoryWhenQuiet, ownMemory } from './free-memory.ts';
import { liveUntilStopped } from './lifecycle.ts';
import { createLog } from './log.ts';
import { demoStaff } from './platform-config.ts';
import { createReport } from './report.ts';
import { startServer } from './start-server.ts';

/** For operators' commands, which run out of the same file. */
export { openDesk } from './operator/open-desk.ts';

/** The product from its first line at the terminal to its end. The build of the site is under way, where there are pages to serve. */
export async function runProduct(variables: VariableValues, siteBuild?: SiteBuild): Promise<void> {
  const environment = environmentOrExit(variables);
  const report = createReport();
  const { log, place, release } = createLog(environment, process.stdout.isTTY);
  const stack = new AsyncDisposableStack();
  let isStarted = false;

  const fail = liveUntilStopped({
    stop: async () => {
      await stack.disposeAsync();
      log.info('stopped');
    },
    onEnd: (reason, error) => {
      if (error === undefined) report.line(`\nStopping (${reason}) …`);
      else printFault(error);
      release();
      log.info({ reason, err: isStarted ? error : undefined }, 'stopping');
    },
  });

  report.line('Verdigale is starting\n');
  try {
    const { publicUrl, sandboxUrl, studioUrl, brand } = await startServer({ environment, report, log, stack }, siteBuild);
    isStarted = true;
    // Node keeps it at the end only, and a process that is killed has none.
    flushCompileCache();
    const memory = ownMemory();
    if (memory) stack.defer(freeMemoryWhenQuiet(memory));
    const rows = [['Open', publicUrl]];
    if (environment.sandbox) {
      rows.push(...brand.demoPlayers.map(({ email, password }) => ['Sign in', `${email}  ${password}`]));
      rows.push([
        'Staff',
        Object.values(demoStaff)
          .map((key) => `STAFF_KEY=${key}`)
          .join('  '),
      ]);
      rows.push(['Messages', `${sandboxUrl}/inbox/`], ['Stand-ins', `${sandboxUrl}  (payment provider, identity check and others)`]);
    }
    if (environment.studio) rows.push(['Studio', `${studioUrl}  (the games)`]);
    rows.push(['Log', place]);
    report.line(`\n${rows.map(([what, where]) => `  ${what!.padEnd(11)}${where}`).join('\n')}\n\nCtrl-C stops everything.`);
    release();
    process.send?.({ publicUrl, sandboxUrl, studioUrl });
    log.info({ publicUrl, roles: [...environment.roles] }, 'started');
  } catch (error) {
    fail(error);
  }

  /** While starting the reason is all a person needs; later faults have their place in the log. */
  function printFault(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      isStarted ? `\nVerdigale must stop: ${message}\nMore is in the log (${place}).` : `\nVerdigale did not start.\n${message}`,
    );
  }
}

function environmentOrExit(variables: VariableValues): Environment {
  try {
    const read = readEnvironment(variables);
    prepareDataFolder(read.dataDir);
    return read;
  } catch (error) {
    console.error(`Verdigale did not start.\n${(error as Error).message}`);
    process.exit(1);
  }
}
