import { ApiError } from '@verdigale/client';
import { act, screen } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { beginCodeBlock, useCodeBlock } from './code-block.ts';
import { codeFailureOf, redeemCode, triggersOf } from './redeem-code.ts';

function Block() {
  return <output>{useCodeBlock() ?? 'open'}</output>;
}
const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  delete window.askedAhead;
  vi.useRealTimers();
  localStorage.clear();
  toasts.visible().forEach(({ id }) => toasts.close(id));
});

it.each([
  [400, 5, 'blocked'],
  [400, 1002, 'incorrect'],
  [404, 1001, 'incorrect'],
  [409, 14313, 'incorrect'],
  [422, 1422, 'incorrect'],
  [429, 1004, 'unknown'],
  [500, 1000, 'unknown'],
] as const)('[BON-06] HTTP %i with code %i means that a code is %s', (status, code, expected) => {
  expect(codeFailureOf(new ApiError(status, code, ''))).toBe(expected);
});

describe('[BON-06] a code of the wallet', () => {
  const path = '/api/game/bonuses/bonuscodes';
  /** What the platform answers to the first try, and to the second; without an answer that finds no connection. */
  function answer(status: number, body: object, second?: object) {
    const answering = (to: object) => ({ [path]: Promise.resolve(new Response(JSON.stringify(to), { status })) });
    // The first one is its own, and taken away; what lies behind it is found then.
    const answers: Record<string, Promise<Response>> = Object.create(second ? answering(second) : null);
    window.askedAhead = { token: '', answers: Object.assign(answers, answering(body)) };
  }
  const code = (status: number) => ({ data: { id: 'c', bonusCode: 'GOOD', trigger: 1, status } });
  const tried = () => sentChanges().map(([, to, body]) => [to, body]);

  it('is sent with trigger 1 first', async () => {
    renderSite(<Block />);
    await redeemCode('GOOD', triggersOf.wallet);
    expect(tried()).toEqual([[path, { bonusCode: 'GOOD', trigger: 1 }]]);
  });

  it('is done where that gives it status 2', async () => {
    renderSite(<Block />);
    answer(200, code(2));
    expect(await redeemCode('GOOD', triggersOf.wallet)).toMatchObject({ kind: 'applied' });
    expect(tried()).toEqual([]);
  });

  it.each<[string, number, object]>([
    ['has status 1', 200, code(1)],
    ['has status 3', 200, code(3)],
    ['has status 4', 200, code(4)],
    ['is refused', 422, { error: { code: 1422, message: '', fields: { bonusCode: ['is unknown'] } } }],
    ['is not found', 404, { error: { code: 1001, message: '' } }],
  ])('is sent with trigger 3 where with 1 it %s', async (_, status, body) => {
    renderSite(<Block />);
    answer(status, body);
    await redeemCode('GOOD', triggersOf.wallet);
    expect(tried()).toEqual([[path, { bonusCode: 'GOOD', trigger: 3 }]]);
  });

  it.each([
    [3, 'This code is wrong'],
    [4, 'This code is not available'],
  ])('is told by an alert to have status %i', async (status, title) => {
    renderSite(<Block />);
    answer(200, code(status));
    expect(await redeemCode('GOOD', triggersOf.bonuses)).toEqual({ kind: 'refused', reason: title });
    expect(toasts.visible().map((toast) => toast.title)).toEqual([title]);
  });

  it('is not available where it was so with trigger 1, though with 3 nobody knows it', async () => {
    renderSite(<Block />);
    answer(200, code(4), code(3));
    expect(await redeemCode('GOOD', triggersOf.wallet)).toEqual({ kind: 'refused', reason: 'This code is not available' });
    expect(tried()).toEqual([]);
  });

  it('waits for the deposit where trigger 3 has it wait', async () => {
    renderSite(<Block />);
    answer(200, code(1));
    expect(await redeemCode('GOOD', [triggersOf.wallet[1]])).toMatchObject({ kind: 'waiting' });
  });

  it('is sent once where there were too many', async () => {
    renderSite(<Block />);
    answer(400, { error: { code: 5, message: '' } });
    expect(await redeemCode('GOOD', triggersOf.wallet)).toEqual({ kind: 'blocked' });
    expect(tried()).toEqual([]);
  });
});

it('does not call a code wrong that nobody has judged', async () => {
  renderSite(<Block />);
  expect(await redeemCode('GOOD', triggersOf.wallet)).toEqual({ kind: 'refused', reason: 'Something went wrong' });
});

it('[BON-06] takes no code for 180 seconds after too many wrong ones, also after a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2030-01-01T12:00:00.000Z') });
  const { unmount } = renderSite(<Block />);
  expect(shown()).toBe('open');
  act(beginCodeBlock);
  expect(localStorage.getItem('bonusTimer')).toMatch(/^2030-01-01T12:00:0/);
  expect(shown()).toBe('180');
  unmount();
  renderSite(<Block />);
  await expect.poll(() => Number(shown())).toBeGreaterThan(170);
  act(() => void vi.advanceTimersByTime(180_000));
  await expect.poll(shown).toBe('open');
});
