import { defineConfig } from 'vitest/config';
import { ChangedFirst } from './tests/setup/changed-first.ts';

const exclude = ['**/node_modules/**', '**/build/**', '.data/**', 'tests/e2e/**'];
const withDatabase = '**/*.db.test.ts';
const inDom = '**/*.dom.test.tsx';
/** Written for a bundler: parts of it Node cannot load. */
const clients = 'apps/{site,betting}';

/**
 * What a server runs, Node loads as it is: without Vite in between, which turns every use of an import into a look-up, a quarter less
 * processor time is spent. Nothing can be put in the place of a module that way (`vi.mock`).
 */
const loadedByNode = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    setupFiles: ['tests/setup/console.ts'],
    // Threads share their memory, and in a virtual machine wait for each other's: processes took a twentieth less.
    pool: 'forks',
    // Many tests wait for timers and frames: two left half of two cores idle, 110 seconds where four took 78.
    maxWorkers: 4,
    sequence: { sequencer: ChangedFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Timers, processes and clocks on a busy machine: as in the browser, one repetition, and `npm test` prints whom it helped.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      // Files that need no database share their workers: loading the same modules anew for each took longer than the tests.
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['{apps,platform,packages,brands,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, withDatabase, inDom, `${clients}/**`],
          experimental: loadedByNode,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: [`${clients}/**/*.test.{ts,tsx}`],
          exclude: [...exclude, withDatabase, inDom],
          isolate: false,
        },
      },
      // Components of the site and the kit. happy-dom runs them three times as fast as jsdom does.
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['{apps/site,apps/betting,packages/ui}/**/*.dom.test.tsx'],
          exclude,
          environment: 'happy-dom',
          // A frame of a test has nothing to load: else it prints that it may not, perhaps when another file's test runs.
          environmentOptions: {
            happyDOM: { settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } } },
          },
          setupFiles: ['apps/site/testing/setup.ts'],
          isolate: false,
        },
      },
      // A database for each test, and one process for many files: what a file leaves behind in its modules is its own fault.
      // Loaded by Node too: side by side with a run through Vite, 188 tests took 31 seconds of processor time instead of 40.
      {
        extends: true,
        test: {
          name: 'database',
          experimental: loadedByNode,
          include: ['{apps,platform,packages,brands,tools,tests}/**/*.db.test.ts'],
          exclude,
          globalSetup: ['tests/setup/postgres.ts'],
          // They wait for PostgreSQL, partners and processes: three keep two cores busy.
          maxWorkers: 3,
          // After the others, when a folder has tests of several kinds.
          sequence: { groupOrder: 1 },
          isolate: false,
        },
      },
    ],
  },
});
