// Builds what browsers load, and the server's code as one file: `npm run build`.
import { build as buildStudio } from '../apps/studio/build.ts';
import { buildSite, compressSite } from '@verdigale/site/build';
import { buildBettingClient } from '../apps/betting/server/build.ts';
import { ensureBundled } from '../apps/server/bundle/index.ts';
import { createReport } from '../apps/server/report.ts';

const report = createReport();
await report.step('site', buildSite);
await report.step('its files compressed', compressSite);
await report.step('sportsbook', buildBettingClient);
await report.step('games of the studio', buildStudio);
await report.step('server', () => ensureBundled());
