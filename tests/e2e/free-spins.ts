import type { FrameLocator, Page } from '@playwright/test';

/** A drawn round may win free spins: goes on from their dialogs as a player does, whenever they open. */
export async function playFreeSpinsThrough(page: Page, game: FrameLocator | Page = page): Promise<void> {
  await page.addLocatorHandler(game.getByRole('dialog').getByRole('button', { name: 'Continue' }), (button) => button.click());
}
