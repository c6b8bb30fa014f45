import { buildBettingClient, isBettingClientBuilt } from '../betting/server/build.ts';
import { buildSite, isSiteBuilt } from '@verdigale/site/build';
import type { Report } from './report.ts';

/** Builds the site when its sources are newer than the last build. */
export async function ensureSiteBuilt(report: Report): Promise<void> {
  if (isSiteBuilt()) return;
  report.line('  … building the site (only when its sources changed)');
  await report.step('site built', buildSite);
}

/** Builds the sportsbook's client when its sources are newer than the last build. */
export async function ensureBettingClientBuilt(report: Report): Promise<void> {
  if (!isBettingClientBuilt()) await report.step('sportsbook built', buildBettingClient);
}
