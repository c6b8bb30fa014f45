import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area } from './areas.ts';
import { checkBudgets } from './budgets.ts';
import { changedFolders } from './changed-folders.ts';
import { checkLayers } from './layers.ts';
import { checkNotices } from './notices.ts';
import { playwrightCounts, vitestCounts, type Counts } from './counts.ts';
import { ROOT, runNode, type ChildOptions } from './run-child.ts';
import { checkStyles } from './styles.ts';

/** What a part found: a static check counts as one. */
export interface Outcome extends Counts {
  /** What a person needs to mend it; empty when all passed. */
  details: string;
  /** A figure worth a look even so. */
  note?: string;
}

/** A part of `npm test`, by the name that `tools/check.ts <name>` knows; the name of an area names all of its parts. */
export interface Part {
  name: string;
  area: Area;
  run(): Promise<Outcome>;
}

const bin = (path: string) => join(ROOT, 'node_modules', path);
const SITE = join(ROOT, 'apps/site');

const STATIC: Part[] = [
  { name: 'format', area: 'lint', run: () => tool('oxfmt/bin/oxfmt', ['--check']) },
  { name: 'oxlint', area: 'lint', run: oxlint },
  { name: 'styles', area: 'lint', run: async () => findings(checkStyles()) },
  { name: 'notices', area: 'lint', run: async () => findings(checkNotices()) },
  { name: 'layers', area: 'layers', run: async () => findings(await checkLayers()) },
  { name: 'types-server', area: 'types', run: () => types() },
  { name: 'types-site', area: 'types', run: siteTypes },
  { name: 'types-betting', area: 'types', run: () => types('apps/betting') },
];
const BUILD: Part[] = [
  { name: 'build', area: 'build', run: () => script('tools/build.ts') },
  { name: 'budgets', area: 'build', run: budgets },
];
const UNIT: Part = { name: 'unit', area: 'unit', run: () => vitest(['plain', 'client', 'dom']) };
const DATABASE: Part = { name: 'database', area: 'database', run: () => vitest(['database']) };
/** Those of the database whose folder has a change in it. */
const BESIDE: Part = { name: 'beside', area: 'database', run: besideChanges };
const BROWSER: Part[] = [{ name: 'e2e', area: 'browser', run: browser }];

/** One stage after the other; the lanes of a stage go on side by side, the parts of a lane in turn. */
export type Stages = readonly (readonly Part[])[][];

/** The static checks and most of the build run on one core each; the unit tests take what these leave. */
export const ALL: Stages = [[STATIC, [...BUILD, UNIT]], [[DATABASE]], [BROWSER]];

/** What a change is checked with while it is made: `tools/check.ts quick`. */
export const QUICK: Stages = [[[UNIT, BESIDE], STATIC]];

async function tool(path: string, args: string[], options: ChildOptions = {}): Promise<Outcome> {
  const { ok, output } = await runNode(bin(path), args, options);
  return one(ok, output);
}

/** On one core, as `types`: that is how its part in Go is told. */
function oxlint(): Promise<Outcome> {
  return tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--format', 'unix'], { env: { GOMAXPROCS: '1' } });
}

/**
 * The types of one TypeScript project, on one core: the build has the other one, and in a virtual machine the threads of the compiler wait
 * for each other's memory (two cores: 31 seconds with threads, 7 without).
 */
function types(folder = ''): Promise<Outcome> {
  return tool('typescript/bin/tsc', ['--noEmit', '--singleThreaded', '-p', join(folder, 'tsconfig.json')]);
}

async function script(path: string): Promise<Outcome> {
  const { ok, output } = await runNode(join(ROOT, path));
  return one(ok, output);
}

function findings(list: string[]): Outcome {
  return one(list.length === 0, list.join('\n'));
}

function one(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, details: ok ? '' : output };
}

async function budgets(): Promise<Outcome> {
  const { findings: list, note } = checkBudgets();
  return { ...findings(list), note };
}

async function siteTypes(): Promise<Outcome> {
  const typegen = await tool('@react-router/dev/bin.cjs', ['typegen'], { cwd: SITE });
  return typegen.failed ? typegen : types('apps/site');
}

async function besideChanges(): Promise<Outcome> {
  // A name that ends so is a folder's; that of the root would be every file's.
  const folders = [...changedFolders(ROOT)].filter((folder) => folder !== '.').map((folder) => `${folder}/`);
  if (folders.length === 0) return { passed: 0, failed: 0, details: '', note: 'nothing has changed' };
  return vitest(['database'], ['--passWithNoTests', ...folders]);
}

async function vitest(projects: string[], more: string[] = []): Promise<Outcome> {
  return withReport(async (file) => {
    const { ok, output } = await runNode(bin('vitest/vitest.mjs'), [
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ]);
    return { ok, output, counts: vitestCounts };
  });
}

async function browser(): Promise<Outcome> {
  return withReport(async (file) => {
    // Playwright knows FORCE_COLOR alone, and warns when it meets both.
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0', NO_COLOR: undefined };
    const { ok, output } = await runNode(join(ROOT, 'tools/e2e.ts'), ['--reporter=dot,json'], { env });
    return { ok, output, counts: playwrightCounts };
  });
}

type Reported = { ok: boolean; output: string; counts: (report: unknown) => Counts };

/** A runner that ends badly without a failed test (a crash, an unhandled error) counts as one failure. */
async function withReport(run: (file: string) => Promise<Reported>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'verdigale-check-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const file = join(folder, 'report.json');
    const { ok, output, counts } = await run(file);
    const { passed, failed, flaky = 0, flakyNames = [] } = readCounts(file, counts);
    const note = flaky > 0 ? `, ${flaky} of them at the second try` : '';
    return {
      passed,
      failed: ok ? failed : Math.max(failed, 1),
      note,
      details: ok && flaky === 0 ? '' : [...flakyNames, output].join('\n'),
    };
  } finally {
    process.off('exit', remove);
    remove();
  }
}

function readCounts(file: string, counts: Reported['counts']): Counts {
  try {
    return counts(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
