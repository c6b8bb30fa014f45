import { runInNewContext } from 'node:vm';
import { calls } from '@verdigale/contract';
import { expect, it } from 'vitest';
import type { AskedAhead } from '#app/session/asked-ahead.ts';
import { affiliateScript, askScript, bootScript } from './inline-scripts.ts';

/** What the script does to a page at this address with these cookies. */
function visit(href: string, cookie = '', days = 30) {
  const page = {
    location: new URL(href),
    document: { cookie },
    history: { state: { key: 1 }, replaceState: (_state: unknown, _title: string, url: URL) => void (page.location = url) },
  };
  runInNewContext(affiliateScript(days), { ...page, URL, encodeURIComponent });
  return { cookie: page.document.cookie, href: page.location.href };
}

it('[AFF-01] [SHELL-25] keeps the tag for the days that the operator set, and takes it out of the address', () => {
  expect(visit('https://site.test/main?a=1&stag=partner_7&b=2#x', '', 7)).toEqual({
    cookie: 'affiliateTag=partner_7; Path=/; Max-Age=604800; SameSite=Lax; Secure',
    href: 'https://site.test/main?a=1&b=2#x',
  });
  expect(visit('http://site.test/?stag=a%3Bb').cookie).toBe('affiliateTag=a%3Bb; Path=/; Max-Age=2592000; SameSite=Lax');
});

it('[AFF-01] never replaces a tag that is there', () => {
  expect(visit('https://site.test/?stag=second', 'theme=dark; affiliateTag=first')).toEqual({
    cookie: 'theme=dark; affiliateTag=first',
    href: 'https://site.test/',
  });
});

it.each([
  ['a%20b', 'a%20b'],
  ['%F0%9F%8E%B0', '%F0%9F%8E%B0'],
  ['%3Cb%3E%22%27%3B%0A', "%3Cb%3E%22'%3B%0A"],
])('[AFF-01] keeps %j, percent-encoded', (tag, kept) => {
  expect(visit(`http://site.test/?stag=${tag}`).cookie).toBe(`affiliateTag=${kept}; Path=/; Max-Age=2592000; SameSite=Lax`);
});

it.each(['', 'x'.repeat(257), 'a%00b'])('[AFF-01] does not keep %j, which no registration could carry', (tag) => {
  expect(visit(`https://site.test/?stag=${tag}`)).toEqual({ cookie: '', href: 'https://site.test/' });
});

it('[AFF-01] leaves a page without a tag alone', () => {
  expect(visit('https://site.test/?a=%20b')).toEqual({ cookie: '', href: 'https://site.test/?a=%20b' });
});

/** What the script marks a page with that begins like this, and what it does at each event of the window. */
function boot(pathname: string, { compact, cookie = '', innerHeight = 900 }: { compact?: string; cookie?: string; innerHeight?: number }) {
  const styles: Record<string, string> = {};
  const dataset: Record<string, string> = {};
  const listeners: Record<string, (event?: unknown) => void> = {};
  const page = {
    document: { cookie, documentElement: { dataset, style: { setProperty: (name: string, value: string) => (styles[name] = value) } } },
    location: { pathname },
    localStorage: { IS_DRAWER_COMPACT: compact },
    addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
    innerHeight,
  };
  runInNewContext(bootScript, page);
  return { page, styles, dataset, listeners };
}

it('[SHELL-14] has one hundredth of the window’s height as a variable, before the first paint, at the load and at each resize', () => {
  const { page, styles, listeners } = boot('/', {});
  expect(styles).toEqual({ '--vh': '9px' });
  page.innerHeight = 800;
  listeners.load!();
  expect(styles).toEqual({ '--vh': '8px' });
  page.innerHeight = 705;
  listeners.resize!();
  expect(styles).toEqual({ '--vh': '7.05px' });
});

it.each([
  ['/main', 'true', 'compact'],
  ['/main', 'false', undefined],
  ['/main', undefined, undefined],
  ['/games/mines', undefined, 'compact'],
  ['/pt-br/betting', undefined, 'compact'],
])('[SHELL-12] shows at %s, with the flag %s, the drawer %s', (pathname, compact, drawer) => {
  expect(boot(pathname, { compact }).dataset.drawer).toBe(drawer);
});

/** What the page asks by itself at this address with these cookies, and which answers lie ready. */
function askAhead(pathname: string, cookie: string) {
  const asked: [path: string, authorization: string | undefined][] = [];
  const window: { askedAhead?: { token: string; answers: Record<string, unknown> } } = {};
  const fetch = (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, headers.authorization]);
    return Promise.reject(new Error('offline'));
  };
  runInNewContext(askScript, { window, fetch, location: { pathname }, document: { cookie }, atob, Date, JSON, decodeURIComponent });
  return { asked, askedAhead: window.askedAhead };
}

const tokenUntil = (end: number) =>
  `x.${btoa(JSON.stringify({ exp: end / 1000, name: '\u00FF\u00FE?>' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.y`;
const alive = tokenUntil(Date.now() + 900_000);

it('asks what the balance is shown by, as the calls themselves ask for it', () => {
  const own = [calls['player.profile.get'].path, calls['wallet.accounts.list'].path].map((path) => [path, `Bearer ${alive}`]);
  const open = [`${calls['settings.currencies'].path}?visible=1`, undefined];
  const { asked, askedAhead } = askAhead('/games/mines', `theme=dark; access_token=${alive}; a=b`);
  expect(asked).toEqual([...own, open]);
  expect(askedAhead).toMatchObject({ token: alive });
  expect(Object.keys(askedAhead!.answers)).toEqual(asked.map(([path]) => path));
});

it.each(['/', '/de', '/pt-br/'])('asks at %s, the home page, for what was played last too', (pathname) => {
  const { asked } = askAhead(pathname, `access_token=${alive}`);
  expect(asked).toContainEqual([`${calls['game.games.played'].path}?perPage=18`, `Bearer ${alive}`]);
});

it('reads what was played last for itself, and leaves the answer to the page', async () => {
  const page = { cookie: `access_token=${alive}`, getElementById: () => null };
  const window: { askedAhead?: AskedAhead } = {};
  const fetch = async () => Response.json({ data: [] });
  runInNewContext(askScript, { window, fetch, location: { pathname: '/' }, document: page, atob, Date, JSON, decodeURIComponent });
  const answer = await window.askedAhead!.answers[`${calls['game.games.played'].path}?perPage=18`];
  expect(await answer!.json()).toEqual({ data: [] });
});

it.each(['', 'access_token=', `access_token=${tokenUntil(Date.now() + 30_000)}`, 'access_token=a.!.c', 'my_access_token=a.b.c'])(
  'asks nothing with %j: there is nobody, or the token is refreshed first',
  (cookie) => expect(askAhead('/', cookie)).toEqual({ asked: [], askedAhead: undefined }),
);
