import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Total {
  value: number;
  moved: string[];
}

/** Adds up unexpected layout shifts of every document that the page opens from now on. */
export async function collectLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total: Total = { value: 0, moved: [] };
    Object.assign(window, { layoutShiftTotal: total });
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput) continue;
        total.value += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : String(node?.textContent);
          total.moved.push(`${value.toFixed(4)} ${name}: ${box(previousRect)} -> ${box(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts so far stay within the limit (CLS 0.005); a failure names what moved, from where to where. */
export async function expectSteadyLayout(page: Page): Promise<void> {
  const { value, moved } = await page.evaluate(() => (window as unknown as { layoutShiftTotal: Total }).layoutShiftTotal);
  expect(value, moved.join('\n')).toBeLessThanOrEqual(0.005);
}
