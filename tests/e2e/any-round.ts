import type { Page } from '@playwright/test';

/** How long a round may take to be shown, its free spins hurried. */
const limitMs = 25_000;

/**
 * Plays one round of any game of the studio to its end, as somebody would who presses whatever is offered: the largest chip on the
 * table, the main button, the first part of the board that may be chosen, and on through every dialog. `isHurried`: what is shown is hurried to its end.
 */
export async function playRound(page: Page, { isHurried = true }: { isHurried?: boolean } = {}): Promise<void> {
  await page.locator('.game[data-state="idle"]').waitFor();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.chips-row label:last-of-type input')?.click();
    document.querySelector<HTMLElement>('.felt-grid > button')?.click();
    document.querySelector<HTMLElement>('.spin')?.click();
  });
  await page.waitForFunction(
    (hurries) => {
      const state = document.querySelector<HTMLElement>('.game')?.dataset.state;
      const dialog = document.querySelector<HTMLElement>('dialog[open] button');
      const main = document.querySelector<HTMLElement>('.spin[aria-disabled="false"]');
      const part = document.querySelector<HTMLElement>('.stage button[aria-disabled="false"]');
      if (dialog) dialog.click();
      else if (state === 'showing' && hurries) main?.click();
      else if (state === 'deciding') (main ?? part)?.click();
      return state === 'idle' && document.querySelector('dialog[open]') === null;
    },
    isHurried,
    { polling: 50, timeout: limitMs },
  );
}
