import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveRoundView, LiveView } from '../../wire-live.ts';
import { BetFlow } from './bet-flow.ts';

let now = 0;
let offers: [label: string | null, take?: () => void][];
let flow: BetFlow;
const offer = (label: string | null, take?: () => void): void => void offers.push(take ? [label, take] : [label]);

const round = (phase: LiveRoundView['phase'], end: LiveRoundView['end'] = null, id = 'r'): LiveRoundView => ({
  id,
  number: 1,
  phase,
  opensAt: 0,
  beginsAt: 9000,
  hash: 'h',
  end,
});
const view = (shown: LiveRoundView, ...bets: { id: string; win: string | null }[]): LiveView =>
  ({ now, round: shown, bets, count: bets.length, past: [] }) as unknown as LiveView;
const isOver = async (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);

beforeEach(() => {
  [now, offers] = [0, []];
  flow = new BetFlow(
    (key) => key,
    () => now,
  );
});

describe('a bet at a table', () => {
  it('goes out at once while bets are taken, and not in the last moment', async () => {
    flow.see(view(round('betting')));
    await expect(flow.whenOpen(offer)).resolves.toBe(true);
    now = 8800;
    const waiting = flow.whenOpen(offer);
    expect([await isOver(waiting), offers[0]![0]]).toEqual([false, 'live.takeBack']);
  });

  it('waits for the next window, unless the player takes it back', async () => {
    flow.see(view(round('running')));
    const kept = flow.whenOpen(offer);
    expect(await isOver(kept)).toBe(false);
    flow.see(view(round('betting')));
    await expect(kept).resolves.toBe(true);
    flow.see(view(round('running')));
    const taken = flow.whenOpen(offer);
    offers.at(-1)![1]!();
    await expect(taken).resolves.toBe(false);
    // What was taken back does not go out with the next window.
    flow.see(view(round('betting')));
    await expect(taken).resolves.toBe(false);
  });

  it('is in play until its round has decided it', async () => {
    const decided = flow.whenDecided({ id: 'mine' }, offer);
    expect([flow.own, flow.isIdle, offers[0]]).toEqual(['mine', false, ['live.sayIn']]);
    const end = { at: 15_000, result: 17, seed: 's' };
    flow.see(view(round('running', end), { id: 'mine', win: null }));
    now = 20_000;
    flow.look();
    expect(await isOver(decided)).toBe(false);
    flow.see(view(round('over', end), { id: 'mine', win: '0' }));
    await decided;
    expect(flow.isIdle).toBe(true);
  });

  it('counts as decided a moment after the end where the list is too short to show it, and when the round was called off', async () => {
    const decided = flow.whenDecided({ id: 'mine' }, offer);
    now = 15_500;
    flow.see(view(round('over', { at: 15_000, result: 17, seed: 's' })));
    expect(await isOver(decided)).toBe(false);
    now = 15_800;
    flow.look();
    await decided;
    const returned = flow.whenDecided({ id: 'next' }, offer);
    flow.see(view(round('returned')));
    await returned;
  });

  it.each(['betting', 'running'] as const)(
    'counts as decided where the feed was lost over its end, and the next round is %s',
    async (phase) => {
      flow.see(view(round('running'), { id: 'mine', win: null }));
      const decided = flow.whenDecided({ id: 'mine' }, offer);
      expect(await isOver(decided)).toBe(false);
      flow.see(view(round(phase, null, 'next'), { id: 'somebody', win: null }));
      expect([await isOver(decided), flow.isIdle]).toEqual([true, true]);
    },
  );
});
