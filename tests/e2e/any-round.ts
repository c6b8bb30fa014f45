import type { Page } from '@playwright/test';

/** How long a round may take to be shown, its free spins hurried; a shared one with the time for its bets. */
const limitMs = 45_000;
/** The kite climbs for 154 s at most, and whoever is out of the round waits for the next. */
const betweenMs = 170_000;

export interface Course {
  /** Whether what is shown is hurried to its end; it is unless this says otherwise. */
  isHurried?: boolean;
  /** Called once, when the round first asks its player for something. */
  onAsked?: () => Promise<void>;
}

/**
 * Plays one round of any game of the studio to its end, as somebody would who presses whatever is offered: the largest chip on the
 * table, the main button, the first move or part of the board that may be chosen, and on through every dialog.
 */
export async function playRound(page: Page, { isHurried = true, onAsked }: Course = {}): Promise<void> {
  await page.locator('.game[data-state="idle"]').waitFor({ timeout: betweenMs });
  // A shared round takes bets in its window alone; one that waits for it could be taken back.
  await page.locator('.stage:not([data-phase]), .stage[data-phase="betting"]').waitFor({ timeout: betweenMs });
  const played = page.waitForResponse((response) => response.url().endsWith('/play'), { timeout: betweenMs });
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.chips-row label:last-of-type input')?.click();
    document.querySelector<HTMLElement>('.felt-grid > button, .live-felt button')?.click();
    document.querySelector<HTMLElement>('.spin')?.click();
  });
  await played;
  if (onAsked) {
    await goOn(page, isHurried, false);
    await onAsked();
  }
  await goOn(page, isHurried, true);
}

/** Until the round is over; until it asks for something, unless it is answered. */
async function goOn(page: Page, isHurried: boolean, answers: boolean): Promise<void> {
  await page.waitForFunction(
    ([hurries, decides]) => {
      const state = document.querySelector<HTMLElement>('.game')?.dataset.state;
      const dialog = document.querySelector<HTMLElement>('dialog[open] button');
      const main = document.querySelector<HTMLElement>('.spin[aria-disabled="false"]');
      const part = document.querySelector<HTMLElement>('.move, .stage button[aria-disabled="false"]');
      const asks = dialog !== null || state === 'deciding';
      if (asks && !decides) return true;
      if (dialog) dialog.click();
      else if (state === 'showing' && hurries) main?.click();
      else if (state === 'deciding') (main ?? part)?.click();
      return state === 'idle' && document.querySelector('dialog[open]') === null;
    },
    [isHurried, answers] as const,
    { polling: 50, timeout: limitMs },
  );
}
