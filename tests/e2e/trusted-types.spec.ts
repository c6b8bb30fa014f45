import { expect, test } from './fixtures.ts';

// A page that the test has altered comes from no address, and may load nothing of this machine's other ports: the chat.
test.use({ expectedConsoleErrors: [/Trusted(HTML|ScriptURL)|React error #418|`loopback` address space|ERR_FAILED/] });

test('no text becomes code of a page, and one that an extension has changed comes alive all the same', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    const attempt = (work: () => void) => {
      try {
        work();
      } catch (error) {
        refused.push((error as Error).name);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      attempt(() => (document.createElement('div').innerHTML = '<img src=x>'));
      attempt(() => (document.createElement('script').src = 'https://evil.test/a.js'));
      Object.assign(window, { refused });
    });
  });
  await page.route(`${baseURL}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<main', '<b>an extension</b><main') });
  });
  await page.goto('/');
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual(['TypeError', 'TypeError']);
  // React has drawn the whole page anew.
  await expect(page.getByText('an extension')).toHaveCount(0);
  await page
    .getByRole('link', { name: 'Sign in', exact: true })
    .or(page.getByRole('button', { name: 'Sign in', exact: true }))
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
