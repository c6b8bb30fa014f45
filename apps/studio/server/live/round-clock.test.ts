import { describe, expect, it } from 'vitest';
import { nextAct, type LiveState, type RoundTimes } from './round-clock.ts';

const pace = { bettingMs: 6000, restMs: 3000, lateBeginMs: 2000, landingMs: 250 };
const at = (ms: number): Date => new Date(1_000_000 + ms);
const round = (state: LiveState): RoundTimes => ({ state, beginsAt: at(6000), endsAt: at(10_000) });

describe('the course of a shared round', () => {
  it.each([
    ['betting', 0, { act: null, waitMs: 6000 }],
    ['betting', 5999, { act: null, waitMs: 1 }],
    ['betting', 6000, { act: 'begin' }],
    ['betting', 8000, { act: 'begin' }],
    ['betting', 8001, { act: 'return' }],
    ['running', 6000, { act: null, waitMs: 4250 }],
    ['running', 10_249, { act: null, waitMs: 1 }],
    ['running', 10_250, { act: 'end' }],
    ['running', 9_999_999, { act: 'end' }],
    ['over', 10_250, { act: null, waitMs: 2750 }],
    ['over', 13_000, { act: 'open' }],
    ['returned', 13_000, { act: 'open' }],
  ] as const)('%s at %i ms: %j', (state, ms, act) => {
    expect(nextAct(round(state), at(ms), true, pace)).toEqual(act);
  });

  it('opens the first round as soon as somebody watches, and none for nobody', () => {
    expect(nextAct(null, at(0), true, pace)).toEqual({ act: 'open' });
    expect(nextAct(null, at(0), false, pace)).toEqual({ act: null, waitMs: null });
    expect(nextAct(round('over'), at(99_000), false, pace)).toEqual({ act: null, waitMs: null });
  });

  it.each(['betting', 'running'] as const)('goes on when nobody watches: %s', (state) => {
    expect(nextAct(round(state), at(7000), false, pace)).toEqual(nextAct(round(state), at(7000), true, pace));
  });
});
