import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const siteDir = fileURLToPath(new URL('..', import.meta.url));
export const buildDir = fileURLToPath(new URL('../build', import.meta.url));
export const serverBuildFile = join(buildDir, 'server/index.js');
export const clientDir = join(buildDir, 'client');
