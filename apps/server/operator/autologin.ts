// Prints a link that signs a player in once: `npm run autologin`. Whoever opens it is the player.
import { ownPath } from '@verdigale/validation/own-path';
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run autologin -- <player's id or e-mail> [<path>]
The link opens that path of the site, by default the home page, with the wallet.`;

await atDesk(usage, async ({ desk, publicUrl }, [player, path]) => {
  if (!player || (path && ownPath(path, 'https://site.invalid') === null)) throw new UsageError();
  if (publicUrl === null)
    throw new Error('PORT is 0, so nobody knows here where the site is: set PUBLIC_URL to the address that the start has printed.');
  const link = new URL('/auth/autologin', publicUrl);
  link.searchParams.set('state', await desk.issueLoginToken(player));
  if (path) link.searchParams.set('redirectUrl', path);
  console.log(link.href);
});
