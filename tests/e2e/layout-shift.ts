import type { Page } from '@playwright/test';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up unexpected layout shifts of every document that the page opens from now on. */
export async function collectLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { layoutShiftTotal: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) if (!entry.hadRecentInput) total.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far, as the browser counts it (CLS). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShiftTotal: { value: number } }).layoutShiftTotal.value);
}
