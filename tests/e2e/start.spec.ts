import { expect, test } from './fixtures.ts';

test('the product is ready and its home page is rendered on the server', async ({ request }) => {
  const page = await request.get('/');
  expect(page.status()).toBe(200);
  expect(page.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(await page.text()).toContain('<main');
});

test('a player who registers gets a session and a welcome message', async ({ createPlayer, readInbox }) => {
  const player = await createPlayer();
  const { data: profile } = await player.call('player.profile.get');
  expect(profile.email).toBe(player.email);
  expect((await readInbox(player.email)).subject).not.toBe('');
});
