import { test } from './fixtures.ts';
import { depositAndWait } from './payments.ts';

test.use({ expectedConsoleErrors: [/./] });
for (const theme of ['dark', 'light'])
  test(`looks ${theme}`, { tag: '@phone' }, async ({ page, context, baseURL, isMobile, createPlayer, signInAs }) => {
    const shot = async (name: string) => {
      await page.waitForTimeout(900);
      await page.screenshot({ path: `/tmp/appshell/${name}-${isMobile ? 'phone' : 'desktop'}-${theme}.png` });
    };
    const url = baseURL!;
    await context.addCookies([{ name: 'theme', value: theme, url }]);
    await page.goto('/main');
    await page.waitForTimeout(2500);
    await shot('cookie');
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Settings' }).click();
    await shot('cookie-settings');
    await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url }]);
    await page.goto('/main?categories=true');
    await shot('categories');
    await page.goto('/main?providers=true');
    await shot('providers');
    await page.goto('/main?mobile-game=copper-canyon');
    await shot('mobile-game-guest');
    await page.goto('/main');
    await page.getByRole('button', { name: /Chat with support/ }).click();
    await page.waitForTimeout(1500);
    await page.frameLocator('iframe[title="Support chat"]').getByRole('textbox').fill('How do I withdraw?');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(2500);
    await shot('chat');
    await page.route('**/build.json', (route) => route.fulfill({ json: { version: 'another' } }));
    await page.goto('/categories/slots');
    await shot('new-version');
    await page.unroute('**/build.json');
    await page.goto('/offline/en');
    await shot('offline-page');
    const player = await createPlayer();
    await signInAs(player);
    await page.goto('/main?mobile-game=copper-canyon');
    await shot('mobile-game-empty');
    await depositAndWait(player, 20);
    await page.goto('/games/copper-canyon?real=true');
    await page.waitForTimeout(3000);
    await shot('game');
    if (isMobile) await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Lobby' }).click();
    else await page.goto('/');
    await shot('return-game');
    await page.evaluate(() => {
      Object.assign(window, { installPrompt: Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined }) });
      sessionStorage.clear();
      window.dispatchEvent(new Event('beforeinstallprompt'));
    });
    await shot('install');
    await context.setOffline(true);
    await shot('offline-bar');
  });
