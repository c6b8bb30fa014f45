// Builds what browsers load: `npm run build`.
import { build as buildStudio } from '../apps/studio/build.ts';
import { buildSite } from '@verdigale/site/build';
import { createReport } from '../apps/server/report.ts';

const report = createReport();
await report.step('site', buildSite);
await report.step('games of the studio', buildStudio);
