// Prints a link that signs a player in once: `npm run autologin -- <e-mail> [path]`. For support and for links in an operator's
// own mails: whoever opens it is the player. It works beside the running product, with the same environment.
import { join } from 'node:path';
import { issueLoginTokenFor } from '@verdigale/platform';
import { readEnvironment } from './env.ts';
import { findRunningPostgres } from './postgres/index.ts';

const [email, path] = process.argv.slice(2);
try {
  if (!email?.includes('@')) throw new Error('Say who: npm run autologin -- <e-mail> [path to open]');
  const { databaseUrl, dataDir, host, port, publicUrl } = readEnvironment(process.env);
  const url = databaseUrl ?? findRunningPostgres(join(dataDir, 'postgres'));
  if (!url) throw new Error('Verdigale does not run: start it first, or set the DATABASE_URL or DATA_DIR that it uses.');
  const token = await issueLoginTokenFor(url, email);
  if (!token) throw new Error(`Nobody has the address ${email}.`);
  const link = new URL('/auth/autologin', publicUrl ?? `http://${host}:${port}`);
  link.searchParams.set('state', token);
  if (path) link.searchParams.set('redirectUrl', path);
  console.log(link.href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
