import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone of the middle class on a slow network, applied and not simulated: what a visitor waits is what is measured. */
const SLOWER_BY = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** What the browser says of one document. */
export interface Paints {
  fcp: number;
  lcp: number;
  /** The element of the largest paint. */
  largest: string;
  cls: number;
  /** What tasks took beyond 50 ms each, in all. */
  blocked: number;
  /** The longest time from a touch to the next paint. */
  inp: number;
  requests: number;
  kilobytes: number;
}

interface Watched extends Window {
  watched: { lcp: number; largest: string; cls: number; blocked: number; inp: number; pressedAt: number };
}

/** A visitor who has not been here, or the demo player with nothing kept but the session. */
export async function newVisitor(browser: Browser, address: string, token: string | null): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  if (token) await context.addCookies([{ name: 'access_token', value: token, url: address, sameSite: 'Lax' }]);
  await context.addInitScript(watch);
  return context;
}

/** A page on the slowed phone. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  return page;
}

export async function readPaints(page: Pick<Page, 'evaluate'>): Promise<Paints> {
  return page.evaluate(() => {
    const { watched } = window as unknown as Watched;
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      ...watched,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      requests: loaded.length + 1,
      kilobytes: [...loaded, document!].reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  });
}

/** The longest touch since the last time this was asked, and when the first of them began. */
export async function takeInp(page: Page): Promise<{ inp: number; pressedAt: number }> {
  return page.evaluate(() => {
    const { watched } = window as unknown as Watched;
    const { inp, pressedAt } = watched;
    watched.inp = watched.pressedAt = 0;
    return { inp, pressedAt };
  });
}

/** Resolves to the time at which something of this selector has a place in the page, after a frame that shows it. */
export async function watchFor(page: Page, selector: string): Promise<number> {
  return page.evaluate(seen, selector);
}

/** The same for a frame that is still to come. Resolves to what waits for it. */
export async function watchForInFrame(page: Page, selector: string): Promise<() => Promise<number>> {
  const told = 'there at ';
  await page.addInitScript(
    `if (window !== top) (${String(seen)})(${JSON.stringify(selector)}).then((at) => console.debug('${told}' + at))`,
  );
  const message = page.waitForEvent('console', (each) => each.text().startsWith(told));
  return async () => Number((await message).text().slice(told.length));
}

/** Runs in a page. It looks when something has changed: frame by frame it would take a part of the slowed processor itself. */
async function seen(wanted: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${wanted} does not come`)), 30_000);
    let isLooking = false;
    const look = () => {
      isLooking = false;
      if (![...document.querySelectorAll(wanted)].some((each) => each.getClientRects().length > 0)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    };
    const lookSoon = () => {
      if (isLooking || !document.querySelector(wanted)) return;
      isLooking = true;
      requestAnimationFrame(look);
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['style', 'hidden', 'class', 'aria-disabled'] });
    lookSoon();
  });
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const watched = { lcp: 0, largest: '', cls: 0, blocked: 0, inp: 0, pressedAt: 0 };
  Object.assign(window, { watched });
  const on = (type: string, see: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as never);
    }).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', ({ startTime, element }: { startTime: number; element: Element | null }) => {
    watched.lcp = startTime;
    watched.largest = element ? `${element.localName} ${element.textContent?.slice(0, 30) ?? ''}`.trim() : '';
  });
  on('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) watched.cls += value;
  });
  on('longtask', ({ duration }: { duration: number }) => {
    watched.blocked += duration - 50;
  });
  on(
    'event',
    ({ duration, interactionId }: { duration: number; interactionId: number }) => {
      if (interactionId) watched.inp = Math.max(watched.inp, duration);
    },
    { durationThreshold: 16 },
  );
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (watched.pressedAt ||= Math.round(performance.timeOrigin + timeStamp)), true);
}

/** Of an odd number of values the middle one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
