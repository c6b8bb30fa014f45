import { ApiError } from '@verdigale/client';
import { act, screen } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { beginCodeBlock, useCodeBlock } from './code-block.ts';
import { codeFailureOf, redeemCode, triggersOf } from './redeem-code.ts';

function Block() {
  return <output>{useCodeBlock() ?? 'open'}</output>;
}
const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
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
  expect(Number(shown())).toBeGreaterThan(175);
  unmount();
  renderSite(<Block />);
  await expect.poll(() => Number(shown())).toBeGreaterThan(170);
  act(() => void vi.advanceTimersByTime(180_000));
  await expect.poll(shown).toBe('open');
});
