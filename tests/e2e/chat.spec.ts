import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const chatHost = `${process.env.E2E_SANDBOX_URL}/chat`;
const launcher = (page: Page) => page.getByRole('button', { name: /^Chat with support/ });
const chatWindow = (page: Page) => page.frameLocator('iframe[title="Support chat"]');

async function say(page: Page, text: string): Promise<void> {
  await chatWindow(page).getByRole('textbox', { name: 'Your message' }).fill(text);
  await chatWindow(page).getByRole('button', { name: 'Send' }).click();
  await expect(chatWindow(page).getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

test('[CHAT-01] a guest finds the chat started, without any consent, and talks', async ({ page, context, baseURL, expectAccessible }) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
  const started = page.waitForRequest(`${chatHost}/js/widget.js`);
  await page.goto('/');
  await started;
  await expect(page.locator('iframe[title="Support chat"]')).toBeAttached();
  await launcher(page).press('Enter');
  await expect(chatWindow(page).getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await say(page, 'How do I get a withdrawal?');
  await expect(chatWindow(page).getByRole('log')).toContainText('open the wallet');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
});

test('[CHAT-01] [CHAT-02] a player’s conversation starts with the page, comes back by its id, counts what is unread, and leaves with the player', async ({
  page,
  context,
  baseURL,
  signInNew,
}) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
  const player = await signInNew();
  await page.goto('/');
  // Nobody pressed anything: there is a session.
  await expect(page.locator('iframe[title="Support chat"]')).toBeAttached();
  await launcher(page).click();
  await say(page, 'Is my card charged?');
  await expect.poll(async () => (await player.call('player.profile.get')).data.freshchatRestoreId).toMatch(/^[\w-]{36}$/);
  // The answer comes while nobody looks.
  await chatWindow(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect(launcher(page)).toHaveAccessibleName(/1\s*unread/);

  await page.reload();
  await launcher(page).click();
  await expect(chatWindow(page).getByRole('log')).toContainText('Is my card charged?');
  await chatWindow(page).getByRole('button', { name: 'Close the chat' }).click();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/sign-in=true/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await launcher(page).click();
  await expect(chatWindow(page).getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await expect(chatWindow(page).getByRole('log')).not.toContainText('Is my card charged?');
});
