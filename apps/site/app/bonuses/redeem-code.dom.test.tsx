import { act, screen } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it, vi } from 'vitest';
import { refuseCalls } from '#testing/refuse-calls.ts';
import { renderSite } from '#testing/render-site.tsx';
import { useCodeBlock } from './code-block.ts';
import { redeemCode, triggersOf } from './redeem-code.ts';

function Block() {
  return <output>{useCodeBlock() ?? 'open'}</output>;
}
const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  toasts.visible().forEach(({ id }) => toasts.close(id));
});

it('[BON-06] says that a code is incorrect when the platform refuses it', async () => {
  renderSite(<Block />);
  refuseCalls('invalid');
  expect(await redeemCode('NOPE', triggersOf.wallet)).toEqual({ kind: 'refused', reason: 'This code is not right' });
  await expect.poll(() => toasts.visible().map(({ title }) => title)).toEqual(['This code is not right']);
  expect(shown()).toBe('open');
});

it('does not call a code wrong that nobody has judged', async () => {
  renderSite(<Block />);
  expect(await redeemCode('GOOD', triggersOf.wallet)).toEqual({ kind: 'refused', reason: 'Something went wrong' });
});

it('[BON-06] takes no code for 180 seconds after HTTP 400 with code 5, also after a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2030-01-01T12:00:00.000Z') });
  const { unmount } = renderSite(<Block />);
  refuseCalls('bonusCodesBlocked');
  await act(async () => expect(await redeemCode('NOPE', triggersOf.wallet)).toEqual({ kind: 'blocked' }));
  expect(localStorage.getItem('bonusTimer')).toMatch(/^2030-01-01T12:00:0/);
  expect(Number(shown())).toBeGreaterThan(175);
  unmount();
  renderSite(<Block />);
  await expect.poll(() => Number(shown())).toBeGreaterThan(170);
  act(() => void vi.advanceTimersByTime(180_000));
  await expect.poll(shown).toBe('open');
});
