import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRings } from './find-rings.ts';
import { ROOT, runNode } from './run-child.ts';

const folders = ['apps', 'bench', 'brands', 'packages', 'platform', 'tests', 'tools'];
const config = join(ROOT, '.dependency-cruiser.mjs');
interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/**
 * The imports below a folder that break a rule of `.dependency-cruiser.mjs`, as `rule: file → file`, and its rings of imports: files that
 * need each other can only be understood together. Type imports and lazy ones count.
 */
export async function checkLayers(root = ROOT): Promise<string[]> {
  const { modules, summary } = await cruise(root);
  const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
  const rings = findRings(imports);
  return [...broken, ...rings.map((ring) => `ring of ${ring.length} files: ${ring.toSorted().join(', ')}`)];
}

async function cruise(root: string): Promise<Cruise> {
  const scratch = mkdtempSync(join(tmpdir(), 'verdigale-layers-'));
  try {
    const file = join(scratch, 'cruise.json');
    const args = ['--config', config, '--output-type', 'json', '--output-to', file, ...folders];
    // It exits with a failure when it has found something; without a report it did not run.
    const { output } = await runNode(join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'), args, { cwd: root });
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Cruise;
    } catch (error) {
      throw new Error(`the imports could not be read: ${output}`, { cause: error });
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
