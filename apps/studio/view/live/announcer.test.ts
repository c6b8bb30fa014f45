import { expect, it } from 'vitest';
import type { LiveRoundView } from '../../wire-live.ts';
import { Announcer } from './announcer.ts';

const round = (id: string, phase: LiveRoundView['phase'], windowMs = 18_000): LiveRoundView => ({
  id,
  number: 1,
  phase,
  opensAt: 0,
  beginsAt: windowMs,
  hash: 'h',
  end: phase === 'over' ? { at: windowMs, result: 7, seed: 's' } : null,
});

function listen() {
  const heard: string[] = [];
  const announcer = new Announcer(
    (key, values) => `${key} ${values?.n ?? ''}`.trim(),
    (text) => heard.push(text),
    (result) => `drawn ${String(result)}`,
  );
  return { heard, announcer };
}

it('says each turn of a round once, and nothing of the one that the page opened on', () => {
  const { heard, announcer } = listen();
  announcer.see(round('a', 'running'), 18_100, false);
  for (const now of [0, 100, 200]) announcer.see(round('b', 'betting'), now, false);
  announcer.see(round('b', 'betting'), 13_050, false);
  announcer.see(round('b', 'running'), 18_000, false);
  announcer.see(round('b', 'over'), 27_000, false);
  expect(heard).toEqual(['live.sayOpen 18', 'live.saySoon 5', 'live.closed', 'drawn 7']);
});

it('does not repeat the end of short windows, and leaves the result of an own bet to its win', () => {
  const { heard, announcer } = listen();
  announcer.see(round('a', 'running', 9000), 9100, true);
  announcer.see(round('b', 'betting', 9000), 0, false);
  announcer.see(round('b', 'betting', 9000), 5000, true);
  announcer.see(round('b', 'over', 9000), 12_000, true);
  expect(heard).toEqual(['live.sayOpen 9']);
});
