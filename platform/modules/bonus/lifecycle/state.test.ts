import { describe, expect, it } from 'vitest';
import { nextState, type BonusEvent } from './state.ts';

const events: BonusEvent[] = ['activate', 'play', 'cancel', 'expire', 'lose'];
const after = (status: 1 | 2 | 3) =>
  events.map((event) => {
    const next = nextState({ status, result: status === 3 ? 2 : 1 }, event);
    return next && `${next.status}-${next.result}`;
  });

describe('states of a bonus', () => {
  it('[BON-01 BON-02] of an issued one: activated, cancelled or expired', () => {
    expect(after(1)).toEqual(['2-1', null, '3-3', '3-4', null]);
  });
  it('[BON-01 BON-02] of an active one: played, cancelled, expired or lost', () => {
    expect(after(2)).toEqual([null, '3-2', '3-3', '3-4', '3-5']);
  });
  it('of a finished one: none', () => {
    expect(after(3)).toEqual([null, null, null, null, null]);
  });
});
