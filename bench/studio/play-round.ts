import type { Page } from '@playwright/test';

/** How long a round may take to be shown, its free spins hurried. */
const limitMs = 25_000;

/**
 * Plays one round of any game of the studio to its end, as somebody would who presses whatever is offered: the main button, else the
 * first part of the board that may be chosen.
 */
export async function playRound(page: Page): Promise<void> {
  await page.locator('.game[data-state="idle"]').waitFor();
  await page.locator('.spin').click();
  const until = Date.now() + limitMs;
  for (;;) {
    const now = await page.evaluate(() => {
      const state = document.querySelector<HTMLElement>('.game')?.dataset.state;
      const main = document.querySelector<HTMLElement>('.spin[aria-disabled="false"]');
      const part = document.querySelector<HTMLElement>('.stage button[aria-disabled="false"]');
      if (state === 'deciding' || state === 'showing') (main ?? (state === 'deciding' ? part : null))?.click();
      return state;
    });
    if (now === 'idle') return;
    if (Date.now() > until) throw new Error(`a round is still ${now}`);
    await page.waitForTimeout(60);
  }
}
