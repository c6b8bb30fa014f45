// Starts the whole product in one process: `npm start`. The variables that change it are in env.ts.
import { ensureSiteBuilt } from '@verdigale/site/build';
import { ensureBundled } from './bundle/index.ts';
import type * as Product from './product.ts';

const { NODE_ENV, ROLES } = process.env;
const mode = NODE_ENV === 'development' ? NODE_ENV : 'production';
// Whoever stops it so early stops the build as well: a process that a signal ends by itself leaves its children behind.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const leave = () => process.exit(130);
for (const signal of signals) process.on(signal, leave);
// What takes longest of a first start is on its way before everything else is even loaded. start-server.ts waits for it.
const siteBuild = mode === 'production' && (ROLES?.trim() || 'web').includes('web') ? ensureSiteBuilt() : undefined;
// Libraries look at it by themselves; without it React and React Router would run their development builds.
process.env.NODE_ENV = mode;
// While developing a change is there at once, and a fault names its line.
const product = mode === 'production' ? await ensureBundled() : './product.ts';
const { runProduct } = (await import(product)) as typeof Product;
for (const signal of signals) process.off(signal, leave);
await runProduct(process.env, siteBuild);
