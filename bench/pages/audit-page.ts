import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '../../platform/testing/free-port.ts';
import { chromiumOptions } from '../../tools/chromium.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const judged = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Device = 'phone' | 'desktop';

export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  blocked: number;
  /** Audits below full marks that are not about speed. */
  failed: string[];
}

interface Report {
  categories: Record<(typeof judged)[number], { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** One visit by Lighthouse, in a browser of its own that knows nothing but the session. */
export async function auditPage(address: string, path: string, device: Device, token: string | null): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const options = await chromiumOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    if (token) await context.addCookies([{ name: 'access_token', value: token, url: address, sameSite: 'Lax' }]);
    return auditOf(await runLighthouse(address + path, port, device));
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runLighthouse(url: string, port: number, device: Device): Promise<Report> {
  const flags = [`--port=${port}`, '--output=json', '--quiet', '--disable-storage-reset', `--only-categories=${judged.join()}`];
  if (device === 'desktop') flags.push('--preset=desktop');
  const { stdout } = await promisify(execFile)('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags], {
    maxBuffer: 64 << 20,
    cwd: tmpdir(),
  });
  return JSON.parse(stdout) as Report;
}

function auditOf({ categories, audits }: Report): Audit {
  const score = (name: (typeof judged)[number]) => categories[name].score * 100;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const others = judged.slice(1).flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    failed: others.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}
