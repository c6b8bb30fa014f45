import type { Page } from '@playwright/test';
import { playRound } from './any-round.ts';
import { layoutFaults } from './layout-faults.ts';

/** A small phone and a larger one inside their browser's bars, one on its side, and a desktop. */
export const screens = ['360x564', '390x664', '844x390', '1440x900'] as const;

/**
 * Plays a round of a title as a demo at each size (`390x664`), and says what a player could not use before it, when it asks for
 * something, and after it; that it did not end, and what its page threw.
 */
export async function titleFaults(page: Page, address: string, sizes: readonly string[]): Promise<string[]> {
  const faults = new Set<string>();
  const onError = (error: Error): void => void faults.add(`threw: ${error.message}`);
  page.on('pageerror', onError);
  await page.goto(address);
  for (const size of sizes) {
    const look = async (): Promise<void> => {
      for (const fault of await layoutFaults(page)) faults.add(`at ${size}: ${fault}`);
    };
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    try {
      await page.locator('.game[data-state="idle"]').waitFor();
      await look();
      await playRound(page, { onAsked: look });
      await look();
    } catch (error) {
      faults.add(`at ${size}: its round did not end: ${(error as Error).message.split('\n')[0]}`);
      await page.goto(address);
    }
  }
  page.off('pageerror', onError);
  return [...faults];
}
