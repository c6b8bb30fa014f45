// Writes THIRD-PARTY-NOTICES.md from the installed dependencies.
import { writeFileSync } from 'node:fs';
import { NOTICES_FILE, productionPackages, renderNotices } from './checks/notices.ts';

writeFileSync(NOTICES_FILE, renderNotices(productionPackages()));
