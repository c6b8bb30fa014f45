import { expect, it } from 'vitest';
import { seedOf, slotsAt } from './schedule.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 5, 1, 12);

it('has something under way at every moment, and something that begins within minutes', () => {
  for (let now = noon; now < noon + 24 * 60 * minute; now += 7 * minute) {
    const slots = slotsAt(now);
    // The shortest of them is played for twelve minutes.
    const live = slots.filter(({ sport, startsAt }) => sport === 'football' && startsAt <= now && startsAt > now - 12 * minute);
    expect(live.length).toBeGreaterThan(0);
    expect(slots.some(({ startsAt }) => startsAt > now && startsAt <= now + 4 * minute)).toBe(true);
    expect(slots.some(({ startsAt }) => startsAt > now + 24 * 60 * minute)).toBe(true);
  }
});

it('names the same matches at every moment that knows them', () => {
  const ids = (now: number) => new Map(slotsAt(now).map((slot) => [slot.id, slot]));
  const later = ids(noon + 30 * minute);
  for (const [id, slot] of ids(noon)) if (slot.startsAt > noon - 20 * minute) expect(later.get(id)).toEqual(slot);
});

it('decides a match by a seed that its hash does not tell', () => {
  const seed = seedOf('secret', 'football-1');
  expect(seedOf('secret', 'football-1')).toEqual(seed);
  expect(seed.hash).not.toBe(seedOf('secret', 'football-2').hash);
  expect(seed.text).not.toBe(seedOf('other', 'football-1').text);
  expect(seed.hash).toMatch(/^[0-9a-f]{64}$/);
});
