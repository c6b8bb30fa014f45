// Starts the whole product in one process: `npm start`. The variables that change it are in env.ts.
import { ensureSiteBuilt } from '@verdigale/site/build';

const { NODE_ENV, ROLES } = process.env;
const mode = NODE_ENV === 'development' ? NODE_ENV : 'production';
// What takes longest of a first start is on its way before everything else is even loaded. Start-server.ts waits for it.
if (mode === 'production' && (ROLES || 'web').includes('web')) ensureSiteBuilt();
// Libraries look at it by themselves; without it React and React Router would run their development builds.
process.env.NODE_ENV = mode;
const { runProduct } = await import('./product.ts');
await runProduct(process.env);
