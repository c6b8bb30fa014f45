// What 50 price changes a second cost who bets on a slow phone (four times slower): how much the page shifts by itself, and the longest time from
// a touch to the next paint, on the list of live events and on an event's page. The changes are added to what the real socket carries.
// Use, against a product that runs (npm start): node tools/run.mjs bench/sport-prices.ts [address] [seconds]
import type { SportEvent, SportEventDetail } from '@verdigale/contract';
import { createClient } from '@verdigale/client';
import type { Frame, WebSocketRoute } from '@playwright/test';
import { launchChromium } from '../tools/chromium.ts';
import { newVisitor, readPaints, slowPage } from './pages/slow-phone.ts';

const address = process.argv[2] ?? 'http://localhost:4000';
const seconds = Number(process.argv[3] ?? 20);
const { call } = createClient({ baseUrl: address });
const changesASecond = 50;
/** As the platform conflates them. */
const everyMs = 100;

/** Another price for one outcome after the other, so many at a time. */
function movePrices(outcomes: SportEventDetail['markets'][number]['outcomes'], from: number): void {
  const priced = outcomes.filter(({ price }) => price !== null);
  for (let at = 0; at < (changesASecond * everyMs) / 1_000; at += 1) {
    const outcome = priced[(from + at) % priced.length];
    if (outcome) outcome.price = (1.05 + Math.random() * (Math.random() < 0.2 ? 30 : 3)).toFixed(2);
  }
}

interface Scene {
  route: string;
  channel: string;
  /** What the socket says next. */
  change: (step: number) => object;
}

async function liveList(): Promise<Scene> {
  const { data } = await call('sportsbook.events.list', { query: { isLive: true } });
  const outcomes = data.flatMap(({ main }) => main?.outcomes ?? []);
  const sportEvents = (step: number): SportEvent[] => {
    movePrices(outcomes, step * 5);
    return data.map((event) => ({ ...event, version: event.version + 1_000_000 + step }));
  };
  return {
    route: '/live',
    channel: 'sportsbook:live',
    change: (step) => ({ event: 'sportsbook.live.updated', sportEvents: sportEvents(step) }),
  };
}

async function eventPage(): Promise<Scene> {
  const { data: all } = await call('sportsbook.events.list', { query: { sport: 'football', isLive: false } });
  const { data } = await call('sportsbook.events.get', { params: { id: all.at(-1)!.id }, query: {} });
  const outcomes = data.markets.flatMap((market) => market.outcomes);
  const sportEvent = (step: number): SportEventDetail => {
    movePrices(outcomes, step * 5);
    return { ...data, version: data.version + 1_000_000 + step };
  };
  return {
    route: `/event/${data.id}`,
    channel: `sportsbook:events:${data.id}`,
    change: (step) => ({ event: 'sportsbook.event.updated', since: 0, sportEvent: sportEvent(step) }),
  };
}

const browser = await launchChromium();
try {
  for (const [name, scene] of Object.entries({ 'live events': await liveList(), 'an event': await eventPage() }))
    await measure(name, scene);
} finally {
  await browser.close();
}

async function measure(name: string, { route, channel, change }: Scene): Promise<void> {
  const context = await newVisitor(browser, address, null);
  let socket: WebSocketRoute | undefined;
  await context.routeWebSocket(/\/api\/connection\/websocket/, (opened) => {
    opened.connectToServer();
    socket = opened;
  });
  const page = await slowPage(context);
  await page.goto(`/betting?setIframePath=${encodeURIComponent(route)}`);
  await page.getByRole('button', { name: 'Only necessary' }).tap();
  const inFrame = page.frameLocator('#sportsbook iframe');
  const prices = inFrame.getByRole('main').locator('section button[aria-pressed]:not([aria-disabled])');
  await prices.first().waitFor();
  const frame = page.frames().find((each) => each.url().includes('/sportsbook-client/frame'))!;
  await frame.waitForFunction(() => document.fonts.status === 'loaded');
  const before = await readPaints(frame);
  const touches = await withChanges(
    (step) => socket?.send(JSON.stringify({ push: { channel, pub: { data: change(step) } } })),
    () => touch(frame),
  );
  const after = await readPaints(frame);
  console.log(
    `${name.padEnd(12)} CLS ${(after.cls - before.cls).toFixed(4)}  next paint ${after.inp.toFixed(0)} ms (the longest of ${touches} touches)  ` +
      `blocked ${(after.blocked - before.blocked).toFixed(0)} ms of ${seconds * 1_000}`,
  );
  await context.close();
}

/** Runs `act` again and again while the changes come. */
async function withChanges(send: (step: number) => void, act: () => Promise<void>): Promise<number> {
  let step = 0;
  const timer = setInterval(() => send((step += 1)), everyMs);
  let times = 0;
  const until = Date.now() + seconds * 1_000;
  while (Date.now() < until) {
    await act();
    times += 1;
  }
  clearInterval(timer);
  return times;
}

/** A price is put on the slip, or taken off it. */
async function touch(frame: Frame): Promise<void> {
  const price = frame.getByRole('main').locator('section button[aria-pressed]:not([aria-disabled])').nth(1);
  await price.tap();
  await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
}
