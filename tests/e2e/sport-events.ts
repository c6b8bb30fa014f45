import type { FrameLocator, Page, TestInfo } from '@playwright/test';
import type { SportEvent } from '@verdigale/contract';
import { expect } from './fixtures.ts';

const feedUrl = `${process.env.E2E_SANDBOX_URL!}/feed`;

/** The sportsbook's client in its frame. */
const client = (page: Page): FrameLocator => page.getByRole('region', { name: 'The sportsbook' }).frameLocator('iframe');

/** Opens the client at one of its places. */
export async function openClient(page: Page, route = '/'): Promise<FrameLocator> {
  await page.goto(`/betting?setIframePath=${encodeURIComponent(route)}`);
  const frame = client(page);
  await expect(frame.getByRole('main')).toBeVisible();
  return frame;
}

/** How many events a test of this file may take, so that no two tests steer the same one. */
const eventsATest = 3;

/** Football matches that begin in ten minutes and later and take bets: others for each test and project. */
export async function laterEvents(baseUrl: string, { project }: TestInfo, place: number): Promise<SportEvent[]> {
  const first = eventsATest * (2 * place + (project.name === 'phone' ? 1 : 0));
  let events: SportEvent[] = [];
  await expect
    .poll(async () => {
      const soonest = Date.now() + 600_000;
      const answer = await fetch(`${baseUrl}/api/sportsbook/events?sport=football&isLive=false&perPage=100`);
      const { data } = (await answer.json()) as { data: SportEvent[] };
      events = data
        .filter(({ startsAt, main }) => Date.parse(startsAt) > soonest && main?.closed === null)
        .slice(first, first + eventsATest);
      return events.length;
    }, 'events that are announced')
    .toBe(eventsATest);
  return events;
}

/** A race that begins so much later that no runner is withdrawn by itself meanwhile. */
export async function laterRace(baseUrl: string): Promise<SportEvent> {
  let found: SportEvent | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${baseUrl}/api/sportsbook/events?sport=racing&isLive=false&perPage=100`);
      const { data } = (await answer.json()) as { data: SportEvent[] };
      found = data.find(({ startsAt, main }) => Date.parse(startsAt) > Date.now() + 900_000 && main?.closed === null);
      return found !== undefined;
    }, 'a race that is announced')
    .toBe(true);
  return found!;
}

/** A tennis match that has most of it before it: nobody stops its bets, and the delay is three seconds. */
export async function liveTennis(baseUrl: string): Promise<SportEvent> {
  let found: SportEvent | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${baseUrl}/api/sportsbook/events?sport=tennis&isLive=true&perPage=100`);
        const { data } = (await answer.json()) as { data: SportEvent[] };
        found = data.filter(({ main }) => main?.closed === null).at(-1);
        return found !== undefined;
      },
      { message: 'tennis that runs', timeout: 60_000 },
    )
    .toBe(true);
  return found!;
}

/** What a tester has the feed say of a match, at its desk. */
export async function say(event: SportEvent, what: string): Promise<void> {
  const body = new URLSearchParams({ what });
  const answer = await fetch(`${feedUrl}/events/${event.id}`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
}
