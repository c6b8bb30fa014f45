import { expect, test } from './fixtures.ts';

test('the product is ready and its home page is rendered on the server', async ({ request }) => {
  const page = await request.get('/');
  expect(page.status()).toBe(200);
  expect(page.headers()['content-security-policy']).toMatch(/script-src 'self'[^;]* 'sha256-/);
  expect(await page.text()).toContain('<main');
});

test('a player who registers gets a session and a welcome message', async ({ createPlayer, readInbox }) => {
  const player = await createPlayer();
  const { data: profile } = await player.call('player.profile.get');
  expect(profile.email).toBe(player.email);
  expect((await readInbox(player.email)).subject).not.toBe('');
});

test('[ERR-02] an unknown address of the API is refused in the common shape of errors, not with a page', async ({ request, baseURL }) => {
  for (const path of ['/api/nothing', '/api/player/nothing/at/all', '/partners/nothing']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json()).toEqual({ error: { code: 1001, message: 'no such call' } });
  }
  const unreadable = await fetch(`${baseURL}/%ff%fe`);
  expect(unreadable.status).toBe(400);
  expect(await unreadable.json()).toMatchObject({ error: { code: 1002 } });
});
